import { house, spill } from './building.ts'
import type { Chance } from './chance.ts'
import { type Frame, linear } from './draw.ts'
import { ink } from './ink.ts'
import { moon, poleStar, sky, stars } from './sky.ts'
import { trails } from './trails.ts'
import { banyan, hedge, hills, neem, palm } from './trees.ts'

/** The turning sky over a horizon. */
const heavens = (chance: Chance, frame: Frame, horizon: number, pole: readonly [number, number], count = 330) =>
  sky(frame, 'night', horizon) +
  stars(chance, frame, 70, horizon * 0.9) +
  trails(chance, pole[0], pole[1], { reach: frame.width * 0.7, count, scale: 1.7, opacity: 0.75, from: 130, to: 396 }) +
  poleStar('pole', pole[0], pole[1], 12)

const ground = (frame: Frame, top: number) =>
  linear('ground', [
    [0, ink.deep],
    [1, '#0b1428'],
  ]) +
  `<rect y="${Math.round(top)}" width="${frame.width}" height="${Math.round(frame.height - top)}" fill="url(#ground)"/>`

/** For a branch nobody has drawn yet: a house, two trees, the same sky. */
export const anyCampus = (chance: Chance, frame: Frame): string => {
  const floor = frame.height * 0.8
  const storeys = chance.whole(2, 3)
  const bays = chance.whole(9, 14)
  const left = (frame.width - bays * 36) / 2
  return (
    heavens(chance, frame, floor + 4, [frame.width * chance.between(0.35, 0.7), frame.height * 0.3]) +
    hills(chance, frame.width, floor, chance.between(30, 120), '#26365f') +
    ground(frame, floor) +
    house(chance, {
      x: left,
      ground: floor,
      bays,
      storeys,
      bay: 36,
      storey: 60,
      roof: chance.pick(['flat', 'hipped', 'domed']),
      arcade: true,
    }) +
    chance.pick([banyan, neem])(chance, left - 130, floor + 4, 190) +
    palm(chance, left + bays * 36 + 110, floor + 4, 220, 20) +
    hedge(chance, -20, floor + 2, frame.width + 60, 8) +
    spill(left + 18, floor + 6, bays * 36 - 20, 66)
  )
}

/** Hostel windows among banyans: the night picture of the residential programme, on any sheet. */
export const hostels = (chance: Chance, frame: Frame, moonlit = true): string => {
  const floor = frame.height * 0.82
  const middle = frame.width / 2
  const scale = Math.min(frame.width / 1200, frame.height / 640)
  const bay = 34 * scale
  const houseAt = (x: number, bays: number, storeys: number) =>
    house(chance, { x, ground: floor, bays, storeys, bay, storey: 52 * scale, roof: 'hipped', lit: 0.8 })
  return (
    sky(frame, 'clear', floor + 4) +
    stars(chance, frame, 190, floor * 0.9) +
    (moonlit ? moon(frame.width * 0.82, frame.height * 0.2, 34 * scale) : '') +
    hills(chance, frame.width, floor, 90 * scale, '#1f2f5a') +
    ground(frame, floor) +
    banyan(chance, middle - 560 * scale, floor + 4, 230 * scale, '#0d1832') +
    houseAt(middle - 370 * scale, 8, 3) +
    houseAt(middle + 60 * scale, 8, 3) +
    banyan(chance, middle - 18 * scale, floor + 6, 92 * scale) +
    banyan(chance, middle + 640 * scale, floor + 6, 230 * scale) +
    hedge(chance, -20, floor + 2, frame.width + 60, 8 * scale) +
    spill(middle - 310 * scale, floor + 6, 640 * scale, 60 * scale)
  )
}
