import type { Chance } from './chance.ts'
import { at, box, d, disc, fill, oval, points, stroke } from './draw.ts'
import { hairs, skins } from './ink.ts'

/** People in a scene: small, calm, seen from far enough that nobody needs a face. */
export type Figure = {
  skin: string
  hair: string
  top: string
  bottom: string
  style: 'short' | 'plait' | 'bun' | 'bob' | 'scarf' | 'turban'
  dress: 'shirt' | 'kurta' | 'sari'
}

const tops = [
  '#b3402a',
  '#24406e',
  '#1f7a5c',
  '#d8a93a',
  '#7c2f24',
  '#2f6f8a',
  '#c9744f',
  '#5b3a78',
  '#e6dcc2',
  '#8fb4d6',
  '#3f7a45',
  '#97336b',
] as const
const bottoms = ['#1b2540', '#3a4260', '#4b3a2c', '#e6dcc2', '#2b3a2f'] as const

export const someone = (chance: Chance, given: Partial<Figure> = {}): Figure => {
  const style =
    given.style ??
    chance.pick([
      'short',
      'short',
      'short',
      'plait',
      'plait',
      'bun',
      'bob',
      'scarf',
      'turban',
      'short',
      'bob',
      'plait',
    ] as const)
  return {
    skin: chance.pick(skins).face,
    hair: style === 'scarf' || style === 'turban' ? chance.pick(tops) : hairs.black,
    top: chance.pick(tops),
    bottom: chance.pick(bottoms),
    dress: style === 'short' || style === 'turban' ? 'shirt' : chance.pick(['kurta', 'kurta', 'shirt'] as const),
    ...given,
    style,
  }
}

/** The head alone, centred, radius eight. `back` shows the hair only. */
const head = ({ skin, hair, style }: Figure, back: boolean): string => {
  const face = back ? '' : disc(0, 0.8, 7.4, skin)
  const cap = back ? disc(0, 0, 8.2, hair) : fill('M-8.2 2C-9.5 -11 9.5 -11 8.2 2C6 -3.5 -3 -4 -8.2 2Z', hair)
  switch (style) {
    case 'plait':
      return stroke(back ? 'M0 6V26' : 'M7 3Q10 14 7 25', hair, 4) + face + cap
    case 'bun':
      return disc(0, -9, 4, hair) + face + cap
    case 'bob':
      return fill('M-9 8C-12 -13 12 -13 9 8Z', hair) + face + cap
    case 'scarf':
      return fill('M-11 16C-13 -14 13 -14 11 16Z', hair) + (back ? '' : oval(0, 1, 6, 7, skin))
    case 'turban':
      return face + (back ? disc(0, 0, 8, hairs.black) : '') + fill('M-9 0C-11 -14 11 -14 9 0Q0 -6 -9 0Z', hair)
    default:
      return face + cap
  }
}

export type Arms = 'down' | 'forward' | 'raised' | 'phone' | 'both' | 'book'

const armLines = (arms: Arms): string =>
  ({
    down: 'M-11 -77Q-15 -62 -13 -48M11 -77Q15 -62 13 -48',
    forward: 'M-11 -77Q-14 -64 -12 -50M11 -77Q20 -66 27 -62',
    raised: 'M-11 -77Q-15 -62 -13 -48M11 -77Q20 -84 25 -100',
    phone: 'M-11 -77Q-15 -62 -13 -48M11 -77Q20 -70 9 -88',
    both: 'M-11 -77Q-2 -62 16 -63M11 -77Q18 -66 26 -64',
    book: 'M-11 -77Q-15 -64 -3 -60M11 -77Q15 -64 3 -60',
  })[arms]

/** Standing, a hundred tall, feet on the origin. */
export const standing = (figure: Figure, arms: Arms = 'down', back = false): string => {
  const { top, bottom, skin, dress } = figure
  const legs =
    dress === 'sari'
      ? fill('M-12 -52L-15 0H15L12 -52Z', bottom)
      : fill('M-10 -50L-9 0H-2L0 -40L2 0H9L10 -50Z', bottom) +
        box(-10, -3, 9, 3, '#15192a', 1) +
        box(1, -3, 9, 3, '#15192a', 1)
  const hem = dress === 'kurta' ? -26 : dress === 'sari' ? -46 : -44
  const torso = fill(
    d`M-12 -78Q0 -84 12 -78L${dress === 'kurta' ? 14 : 11} ${hem}H${dress === 'kurta' ? -14 : -11}Z`,
    top,
  )
  const drape = dress === 'sari' ? stroke('M10 -79Q-4 -64 -13 -40', '#eacf6c', 3) : ''
  const item =
    arms === 'phone' ? box(6.5, -96, 4, 9, '#15192a', 1) : arms === 'book' ? box(-9, -66, 18, 12, '#fbf8f1', 1) : ''
  return (
    legs +
    stroke(armLines(arms), top, 5.4) +
    handsOf(arms, skin) +
    torso +
    drape +
    box(-3, -84, 6, 6, skin) +
    at(0, -91, 1, head(figure, back)) +
    item
  )
}

const handsOf = (arms: Arms, skin: string): string => {
  const places = {
    down: points('-13 -46 13 -46'),
    forward: points('-12 -48 29 -61'),
    raised: points('-13 -46 26 -103'),
    phone: points('-13 -46 9 -90'),
    both: points('18 -63 28 -64'),
    book: points('-3 -59 3 -59'),
  }[arms] as [number, number][]
  return places.map(([x, y]) => disc(x, y, 3, skin)).join('')
}

/** Sitting at something, seen from behind: shoulders and hair. The seat is on the origin, about sixty tall. */
export const fromBehind = (figure: Figure): string =>
  fill('M-17 0C-18 -26 -12 -36 0 -37C12 -36 18 -26 17 0Z', figure.top) +
  box(-3.5, -42, 7, 7, figure.skin) +
  at(0, -50, 1.1, head(figure, true))

/** Sitting at a table and bent a little over it, seen from the front. */
export const atTable = (figure: Figure): string =>
  fill('M-18 0C-19 -24 -12 -35 0 -36C12 -35 19 -24 18 0Z', figure.top) +
  box(-3.5, -41, 7, 7, figure.skin) +
  at(0, -47, 1.1, head(figure, false)) +
  stroke('M-15 -14Q-14 -3 -5 -1M15 -14Q14 -3 5 -1', figure.top, 6) +
  disc(-4, 0, 3, figure.skin) +
  disc(4, 0, 3, figure.skin)

/** Arms that meet in the lap, with the shadow that lets them be seen. */
const folded = ({ top, skin }: Figure): string =>
  stroke('M-12 -29Q-17 -15 -5 -10M12 -29Q17 -15 5 -10', '#00000033', 7.4) +
  stroke('M-12 -30Q-17 -16 -5 -11M12 -30Q17 -16 5 -11', top, 6) +
  disc(-3.5, -10, 3, skin) +
  disc(3.5, -10, 3, skin)

/** Sitting on the ground with crossed legs. */
export const onGround = (figure: Figure, back = false): string =>
  fill('M-22 0C-20 -12 20 -12 22 0Z', figure.bottom) +
  fill('M-13 -4C-15 -30 -10 -38 0 -39C10 -38 15 -30 13 -4Z', figure.top) +
  box(-3, -44, 6, 7, figure.skin) +
  (back ? '' : folded(figure)) +
  at(0, -51, 1, head(figure, back))

/** From the side on a chair, facing right: for a desk drawn from the side. */
export const seatedAside = (figure: Figure): string =>
  stroke('M0 -4H24V36H32', figure.bottom, 10) +
  fill('M-10 2C-12 -30 -8 -44 3 -46C13 -44 13 -28 10 2Z', figure.top) +
  stroke('M4 -36Q14 -20 30 -22', figure.top, 6.4) +
  disc(33, -22, 3.4, figure.skin) +
  box(0, -52, 6, 8, figure.skin) +
  at(4, -60, 1.05, head(figure, false))

/** The shadow at somebody's feet, thrown to the right. */
export const shadow = (x: number, y: number, width: number): string => oval(x + width * 0.5, y, width, 9, '#00000026')
