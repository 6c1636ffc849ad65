import { blockTop, house, lighthouse, railing, skyline, spill, telescope, wall } from './building.ts'
import type { Chance } from './chance.ts'
import { at, box, d, disc, type Frame, fill, linear, stroke, times } from './draw.ts'
import { ink } from './ink.ts'
import { poleStar, sky, stars } from './sky.ts'
import { trails } from './trails.ts'
import { banyan, hedge, hills, neem, palm, water } from './trees.ts'

/** The part of the picture every campus shares: the turning sky over its horizon. */
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

const path = (frame: Frame, x: number, top: number) =>
  fill(d`M${x - 26} ${top}h52L${x + 150} ${frame.height}H${x - 190}Z`, '#141f3e')

/** Three storeys in the city, a terrace with the telescope, hills behind. */
export const bengaluru = (chance: Chance, frame: Frame): string => {
  const floor = frame.height * 0.8
  const main = { x: 330, ground: floor, bays: 15, storeys: 3, bay: 36, storey: 62, arcade: true, lit: 0.6 }
  const wing = { x: 214, ground: floor, bays: 3, storeys: 4, bay: 34, storey: 58, lit: 0.5 }
  const top = blockTop(main) - 12
  return (
    heavens(chance, frame, floor + 4, [872, 268]) +
    hills(chance, frame.width, floor, 130, '#26365f', 0.9) +
    skyline(chance, -20, floor, 460, 130, '#15224450') +
    skyline(chance, 860, floor, 380, 110, '#152244') +
    ground(frame, floor) +
    house(chance, wing) +
    house(chance, main) +
    railing(330, top, 558, 22) +
    at(752, top, 1.15, telescope(wall, '#8fa2cc')) +
    box(440, top - 48, 84, 50, wall) +
    box(466, top - 34, 30, 22, ink.gold) +
    neem(chance, 140, floor + 4, 190) +
    palm(chance, 968, floor + 4, 210, 14) +
    palm(chance, 1030, floor + 4, 160, -12) +
    hedge(chance, -20, floor + 2, 1260, 9) +
    spill(348, floor + 6, 520, 70) +
    path(frame, 610, floor + 6)
  )
}

/** Low houses and two hostels among banyans, the hill with its small lights behind. */
export const mysuru = (chance: Chance, frame: Frame): string => {
  const floor = frame.height * 0.8
  const hill = d`M-20 ${floor}Q140 ${floor - 60} 250 ${floor - 150}Q360 ${floor - 262} 470 ${floor - 240}Q640 ${floor - 190} 760 ${floor - 96}T1230 ${floor - 30}V${floor}Z`
  return (
    heavens(chance, frame, floor + 4, [760, 216]) +
    fill(hill, '#2e406e') +
    fill(d`M432 ${floor - 246}h40l-5 -20h-4l-3 -16h-16l-3 16h-4Z`, '#2e406e') +
    stroke(
      d`M300 ${floor - 178}l26 -14M356 ${floor - 210}l20 -14M404 ${floor - 232}l16 -6M452 ${floor - 262}h.1`,
      ink.gold,
      3.4,
      0.7,
      '.1 9',
    ) +
    ground(frame, floor) +
    house(chance, { x: 250, ground: floor, bays: 8, storeys: 2, bay: 34, storey: 54, roof: 'hipped', lit: 0.8 }) +
    house(chance, { x: 690, ground: floor, bays: 8, storeys: 2, bay: 34, storey: 54, roof: 'hipped', lit: 0.85 }) +
    house(chance, {
      x: 545,
      ground: floor,
      bays: 4,
      storeys: 1,
      bay: 36,
      storey: 66,
      roof: 'hipped',
      arcade: true,
      lit: 0.95,
    }) +
    banyan(chance, 128, floor + 4, 190) +
    banyan(chance, 1078, floor + 4, 210) +
    hedge(chance, -20, floor + 2, 1260, 8) +
    spill(270, floor + 6, 680, 66) +
    path(frame, 626, floor + 6)
  )
}

/** A long house of two storeys on the wide plain, one neem beside it. */
export const hubballi = (chance: Chance, frame: Frame): string => {
  const floor = frame.height * 0.81
  const tower = times(4, (leg) => stroke(d`M${128 + leg * 18} ${floor}L${134 + leg * 14} ${floor - 150}`, wall, 4))
  return (
    heavens(chance, frame, floor + 4, [470, 236]) +
    hills(chance, frame.width, floor, 34, '#2a3a63', 0.8) +
    ground(frame, floor) +
    tower +
    stroke(d`M126 ${floor - 60}h62M130 ${floor - 110}h54`, wall, 3) +
    fill(d`M112 ${floor - 148}h90v-52q-45 -30 -90 0Z`, wall) +
    house(chance, {
      x: 300,
      ground: floor,
      bays: 16,
      storeys: 2,
      bay: 36,
      storey: 62,
      roof: 'hipped',
      arcade: true,
      lit: 0.62,
    }) +
    neem(chance, 1010, floor + 4, 270) +
    hedge(chance, -20, floor + 2, 1260, 6) +
    spill(320, floor + 6, 560, 70) +
    path(frame, 560, floor + 6)
  )
}

/** On a slope above the sea: palms, a gabled house, the lighthouse far away. */
export const mangaluru = (chance: Chance, frame: Frame): string => {
  const sea = frame.height * 0.7
  const floor = frame.height * 0.79
  const slope = d`M0 ${floor - 26}C180 ${floor - 40} 420 ${floor - 6} 640 ${floor}S980 ${floor + 50} 1200 ${floor + 76}V${frame.height}H0Z`
  return (
    heavens(chance, frame, sea + 4, [640, 232]) +
    water(chance, 0, sea, frame.width, 190, '#1d3462', '#d8c9a0') +
    fill(d`M930 ${sea + 3}q70 -26 150 -20t130 20Z`, wall) +
    lighthouse(1072, sea - 12, 150) +
    fill(slope, ink.deep) +
    house(chance, {
      x: 300,
      ground: floor + 4,
      bays: 11,
      storeys: 2,
      bay: 36,
      storey: 58,
      roof: 'hipped',
      arcade: true,
      lit: 0.7,
    }) +
    house(chance, { x: 190, ground: floor - 12, bays: 3, storeys: 2, bay: 34, storey: 52, roof: 'gabled', lit: 0.8 }) +
    palm(chance, 96, floor, 330, 46) +
    palm(chance, 150, floor, 240, -30) +
    palm(chance, 800, floor + 20, 260, 40) +
    palm(chance, 862, floor + 28, 200, -16) +
    palm(chance, 1150, floor + 70, 180, -34) +
    spill(320, floor + 8, 380, 66)
  )
}

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
    (moonlit
      ? disc(frame.width * 0.82, frame.height * 0.2, 34 * scale, ink.lamp) +
        disc(frame.width * 0.82 + 14 * scale, frame.height * 0.2 - 8 * scale, 29 * scale, '#101d3b')
      : '') +
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
