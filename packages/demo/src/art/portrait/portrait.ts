import { box, type Frame, picture } from '../draw.ts'
import { behind } from './behind.ts'
import { casting } from './casting.ts'
import { clothes } from './clothes.ts'
import { beard, features, head, spectacles } from './face.ts'
import { hairBehind, hairFront } from './hair.ts'
import { lookOf } from './looks.ts'

/** A name without its title, as an address would carry it. */
export const personSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(dr|mr|mrs|ms|prof)\.?\s+/, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Tall sheets show the arch; square ones come closer. */
const views = { tall: '0 4 240 288', square: '6 22 230 230' } as const

/** The portrait of one person. The same name and hint give the same face on every sheet. */
export const portrait = (frame: Frame, slug: string, hint: string): string => {
  const words = `${hint}, ${casting[slug] ?? ''}`.toLowerCase()
  const look = lookOf(slug, words)
  const ground = box(-10, -10, 260, 320, look.ground)
  const body =
    ground +
    behind(words, look.ink, slug.length) +
    hairBehind(look) +
    clothes(look) +
    head(look) +
    features(look) +
    beard(look) +
    spectacles(look) +
    hairFront(look)
  return picture(frame, body, frame.height > frame.width ? views.tall : views.square)
}
