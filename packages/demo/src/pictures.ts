import type { Content } from './content/content.ts'
import { pictureBytes } from './content/read.ts'
import type { World } from './world.ts'

/** A picture that something shows, with the words for those who do not see it. */
export type ShownPicture = { image: string; image_alt: string }

/** Puts the bytes of a public picture where the server finds them. */
export type StorePicture = (path: string, bytes: Uint8Array) => Promise<void>

export type StoredPicture = { path: string; alt: string; width: number; height: number; bytes: number }

/** A small emblem beside a text needs no words of its own. */
const emblem = (image: string): ShownPicture => ({ image, image_alt: '' })

/** Every picture of the institute, its tests aside. */
export const institutePictures = (content: Content): ShownPicture[] => [
  ...content.branches,
  ...content.courses,
  ...content.management,
  ...content.staff,
  ...content.achievers,
  ...content.testimonials,
  // Someone who speaks twice is drawn once.
  ...new Map(content.events.flatMap(({ speakers }) => speakers).map((speaker) => [speaker.image, speaker])).values(),
  ...content.events,
  ...content.gallery,
  ...content.articles,
  ...content.campaigns,
  ...content.twoYearProgramme.variants,
  ...content.features.map(({ image }) => emblem(image)),
  ...content.counters,
  ...content.banners.flatMap((banner) => [
    { image: banner.banner_image, image_alt: banner.banner_image_alt },
    { image: banner.banner_image_phone, image_alt: banner.banner_image_alt },
    emblem(banner.counter_image_1),
    emblem(banner.counter_image_2),
  ]),
  ...content.aboutSections.flatMap((section) => [section, emblem(section.counter_image)]),
  content.sharePicture,
]

/** The size that a drawing gives itself: its sides, or what it shows where it names none. */
export const sizeOf = (svg: string): { width: number; height: number } => {
  const [, opening = ''] = /^<svg([^>]*)>/.exec(svg) ?? []
  const [, , , width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(opening) ?? []
  const side = (name: string) => new RegExp(` ${name}="([\\d.]+)"`).exec(opening)?.[1]
  return { width: Number(side('width') ?? width), height: Number(side('height') ?? height) }
}

/** Stores the pictures; without a place to store them there are none. */
export const storePictures = async (
  store: StorePicture | undefined,
  shown: ShownPicture[],
): Promise<StoredPicture[]> => {
  if (!store) return []
  const stored: StoredPicture[] = []
  for (const { image, image_alt } of shown) {
    const bytes = pictureBytes(image)
    await store(image, bytes)
    const size = sizeOf(new TextDecoder().decode(bytes))
    stored.push({ path: image, alt: image_alt, ...size, bytes: bytes.byteLength })
  }
  return stored
}

export const addMedia = async ({ db, now }: World, stored: StoredPicture[]): Promise<void> => {
  if (stored.length === 0) return
  const rows = stored.map((picture) => ({ ...picture, mime: 'image/svg+xml', created_at: now }))
  await db.insertInto('media').values(rows).execute()
}
