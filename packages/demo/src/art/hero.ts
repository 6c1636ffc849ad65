import { house, skyline, spill } from './building.ts'
import type { Chance } from './chance.ts'
import { at, box, d, disc, each, type Frame, fill, line, linear, stroke } from './draw.ts'
import { ink } from './ink.ts'
import { glow, joined, poleStar, sky, star, stars } from './sky.ts'
import type { Scenes } from './stage.ts'
import { trails } from './trails.ts'
import { banyan, hedge, hills, neem, palm } from './trees.ts'

/** The large pictures words lie on. On a wide sheet the left half stays quiet; on a tall one the upper half does. */

const tall = (frame: Frame) => frame.height > frame.width

/** The open slit of the dome, and three people with a telescope on the roof beside it. */
const observatory = (ground: number): string =>
  fill(d`M430 ${ground - 184}L444 ${ground - 177}L438 ${ground - 158}L428 ${ground - 161}Z`, ink.gold, 0.9) +
  stroke(
    d`M690 ${ground - 106}L682 ${ground - 88}M690 ${ground - 106}L698 ${ground - 88}M690 ${ground - 106}V${ground - 88}`,
    ink.deep,
    1.8,
  ) +
  stroke(d`M678 ${ground - 101}L705 ${ground - 119}`, ink.deep, 5) +
  each([640, 658, 672], (x) => disc(x, ground - 110, 3.2, ink.deep) + box(x - 4, ground - 106, 8, 18, ink.deep, 3))

/** What stands on the horizon of every hero, drawn for a width of about nine hundred from `x`. */
const campusRow = (chance: Chance, ground: number): string =>
  skyline(chance, 20, ground, 260, 60, '#1d2b52') +
  house(chance, { x: 70, ground, bays: 8, storeys: 2, bay: 24, storey: 36, roof: 'hipped', lit: 0.6 }) +
  house(chance, { x: 560, ground, bays: 9, storeys: 2, bay: 24, storey: 38, roof: 'flat', lit: 0.55, arcade: true }) +
  house(chance, { x: 290, ground, bays: 10, storeys: 3, bay: 26, storey: 42, roof: 'domed', lit: 0.7, arcade: true }) +
  observatory(ground) +
  palm(chance, 28, ground + 2, 130, 16) +
  palm(chance, 272, ground + 2, 96, -10) +
  palm(chance, 816, ground + 2, 150, -18) +
  palm(chance, 862, ground + 2, 110, 14) +
  neem(chance, -40, ground + 4, 110)

const floor = (frame: Frame, ground: number) =>
  linear('ground', [
    [0, ink.deep],
    [1, '#0b1428'],
  ]) + box(0, ground, frame.width, frame.height - ground, 'url(#ground)')

const turningSky = (chance: Chance, frame: Frame): string => {
  const ground = frame.height * (tall(frame) ? 0.91 : 0.885)
  // On a tall sheet the star stands just above the dome, clear of the words above it.
  const [x, y] = tall(frame) ? [frame.width * 0.6, frame.height * 0.69] : [frame.width * 0.72, frame.height * 0.39]
  const scale = tall(frame) ? 0.98 : 1.08
  return (
    sky(frame, 'night', ground + 4) +
    stars(chance, frame, 90, ground * 0.9) +
    trails(chance, x, y, {
      // The words of a tall sheet lie on a veil, which no arc farther away is seen through; a phone draws each of them.
      reach: frame.width * (tall(frame) ? 0.6 : 0.72),
      count: tall(frame) ? 420 : 820,
      scale: 1.2,
      opacity: 0.9,
      from: 118,
      to: 400,
    }) +
    poleStar('pole', x, y, 15) +
    hills(chance, frame.width, ground, 40, '#22325c', 0.8) +
    at(tall(frame) ? 20 : frame.width * 0.5, ground, scale, campusRow(chance, 0)) +
    floor(frame, ground) +
    hedge(chance, -20, ground + 2, frame.width + 60, 7) +
    spill(
      tall(frame) ? 120 : frame.width * 0.55,
      ground + 6,
      frame.width * (tall(frame) ? 0.72 : 0.34),
      frame.height - ground,
    )
  )
}

const climb = (chance: Chance, frame: Frame): string => {
  const ground = frame.height * 0.93
  const steps = Array.from({ length: 35 }, (_, step) => {
    const share = step / 34
    const sway = Math.sin(share * 12) * 0.03 * (1 - share)
    return tall(frame)
      ? ([frame.width * (0.12 + share * 0.7 + sway), frame.height * (0.9 - share ** 1.2 * 0.42)] as const)
      : ([frame.width * (0.44 + share * 0.46), frame.height * (0.86 - share ** 1.4 * 0.66 + sway)] as const)
  })
  const [x, y] = steps[34] ?? [0, 0]
  return (
    sky(frame, 'night', ground + 4) +
    stars(chance, frame, 240, ground * 0.92) +
    trails(chance, x, y, { reach: frame.width * 0.6, count: 240, opacity: 0.5, from: 118, to: 400 }) +
    joined(steps.slice(0, 34), '#dfe7f7', { radius: 6, width: 2.2 }) +
    stroke(line(steps.slice(33)), '#dfe7f7', 2.2, 0.7) +
    glow('top', x, y, 220, 0.8) +
    star(x, y, 46, '#fff3c4') +
    hills(chance, frame.width, ground, 56, '#1d2b52', 0.9) +
    floor(frame, ground) +
    hedge(chance, -20, ground + 2, frame.width + 60, 7)
  )
}

const hostelNight = (chance: Chance, frame: Frame): string => {
  const ground = frame.height * 0.88
  const left = tall(frame) ? frame.width * 0.06 : frame.width * 0.5
  const size = tall(frame) ? 0.92 : 1
  const block = (x: number, bays: number, storeys: number) =>
    house(chance, { x, ground: 0, bays, storeys, bay: 34, storey: 54, roof: 'hipped', lit: 0.78 })
  return (
    sky(frame, 'clear', ground + 4) +
    stars(chance, frame, 420, ground * 0.9) +
    poleStar('pole', frame.width * 0.66, frame.height * (tall(frame) ? 0.46 : 0.22), 13) +
    hills(chance, frame.width, ground, 110, '#1f2f5a') +
    at(
      left,
      ground,
      size,
      banyan(chance, -20, 4, 230, '#0d1832') +
        block(120, 8, 3) +
        block(520, 8, 3) +
        banyan(chance, 468, 4, 96) +
        banyan(chance, 1080, 4, 230),
    ) +
    floor(frame, ground) +
    hedge(chance, -20, ground + 2, frame.width + 60, 8) +
    spill(left + 130 * size, ground + 6, 680 * size, frame.height - ground)
  )
}

export const heroes: Scenes = [
  [/hostel|banyan/, hostelNight],
  [/path|dots joined|climb/, climb],
  [/star trails|pole star|sky/, turningSky],
]

export const anyHero = turningSky

/** The picture a link to the site is shared with: the sky, the star, the campus, room for nothing else. */
export const shareSky = (chance: Chance, frame: Frame): string => {
  const ground = frame.height * 0.87
  return (
    sky(frame, 'night', ground + 4) +
    stars(chance, frame, 80, ground * 0.9) +
    trails(chance, frame.width / 2, 230, { reach: frame.width * 0.62, count: 350, scale: 1.3, from: 130, to: 410 }) +
    poleStar('pole', frame.width / 2, 230, 17) +
    hills(chance, frame.width, ground, 40, '#22325c', 0.8) +
    at(165, ground, 1, campusRow(chance, 0)) +
    floor(frame, ground) +
    hedge(chance, -20, ground + 2, frame.width + 60, 6) +
    spill(240, ground + 6, 720, frame.height - ground)
  )
}
