import { railing, skyline, telescope } from './building.ts'
import type { Chance } from './chance.ts'
import { cloud, dayHouse, daySky, lawn, sun, topOf, treeShadow, way } from './day.ts'
import { at, box, d, type Frame, fill, stroke, times } from './draw.ts'
import { ink } from './ink.ts'
import { banyan, hedge, hills, neem, palm, water } from './trees.ts'

/**
 * The four campuses in daylight. Lists show them as small as 120 pixels, so each has one colour and one shape that no
 * other has: red brick and a dome, a green hill, a wide plain with one tree, red roofs above the sea.
 */

const green = { dark: '#2c5b3f', mid: '#3f7a4f', light: '#7fa86a', grass: '#a9c487' }

/** Brick, three storeys and a dome in the city. */
export const bengaluru = (chance: Chance, frame: Frame): string => {
  const floor = frame.height * 0.8
  const paint = { wall: '#b9583c', shade: '#9c4730', roof: '#7c3524', trim: '#f4e6cf', glass: '#bcd2e8' }
  const main = { x: 300, ground: floor, bays: 16, storeys: 3, bay: 38, storey: 78, arcade: true, roof: 'flat' as const }
  const wing = { x: 150, ground: floor, bays: 4, storeys: 4, bay: 36, storey: 74, roof: 'flat' as const }
  const top = topOf(main) - 16
  return (
    daySky(frame, floor, '#5b93c9', '#dfeaf2') +
    cloud(250, 190, 120) +
    cloud(980, 130, 150, 0.7) +
    skyline(chance, 840, floor, 400, 190, '#9db4cc') +
    skyline(chance, -30, floor, 260, 150, '#9db4cc') +
    lawn(frame, floor, '#c8bda6') +
    dayHouse(wing, paint) +
    dayHouse(main, paint) +
    // The observatory on the roof, its slit open.
    box(470, top - 40, 200, 44, paint.trim) +
    fill(d`M470 ${top - 40}a100 100 0 0 1 200 0Z`, '#e9eef3') +
    fill(d`M584 ${top - 139}a100 100 0 0 1 54 30l-14 69h-40Z`, '#35507c') +
    railing(300, top + 4, 620, 26, '#7c3524') +
    at(820, top + 4, 1.2, telescope('#33415f', ink.gold)) +
    neem(chance, 80, floor + 8, 250, green.mid) +
    treeShadow(1010, floor + 12, 90) +
    neem(chance, 1010, floor + 8, 220, green.dark) +
    palm(chance, 1090, floor + 8, 300, 10, green.dark) +
    hedge(chance, 200, floor + 4, 760, 10, green.mid) +
    way(frame, 610, floor + 8, '#e0d6c0')
  )
}

/** Low cream houses among banyans, the hill behind all of them. */
export const mysuru = (chance: Chance, frame: Frame): string => {
  const floor = frame.height * 0.8
  const paint = { wall: '#f3e4bd', shade: '#e0cd9f', roof: '#b8863b', trim: '#8a6427', glass: '#9fbcd0' }
  const low = { ground: floor, bays: 8, storeys: 2, bay: 34, storey: 58, roof: 'hipped' as const }
  const hill = d`M-20 ${floor}Q120 ${floor - 90} 260 ${floor - 270}Q360 ${floor - 410} 480 ${floor - 390}Q660 ${floor - 320} 800 ${floor - 160}T1230 ${floor - 60}V${floor}Z`
  return (
    daySky(frame, floor, '#9cc6dd', '#f3f1dc') +
    sun(980, 150, 46) +
    cloud(760, 210, 110, 0.8) +
    fill(hill, green.light) +
    fill(
      d`M480 ${floor - 390}Q660 ${floor - 320} 800 ${floor - 160}T1230 ${floor - 60}V${floor}H560Q620 ${floor - 200} 480 ${floor - 390}Z`,
      '#6b9960',
    ) +
    // The temple on its top and the road up to it.
    fill(d`M440 ${floor - 392}h56l-8 -30h-6l-4 -24h-20l-4 24h-6Z`, '#e7cf8f') +
    stroke(d`M300 ${floor - 250}q70 -20 60 -60t50 -50`, '#f3ead0', 6, 0.8) +
    lawn(frame, floor, green.grass) +
    dayHouse({ ...low, x: 235 }, paint) +
    dayHouse({ ...low, x: 700 }, paint) +
    dayHouse({ ...low, x: 540, bays: 4, storeys: 1, bay: 36, storey: 80, arcade: true }, paint) +
    treeShadow(120, floor + 14, 200) +
    banyan(chance, 120, floor + 8, 230, green.dark) +
    treeShadow(1090, floor + 14, 220) +
    banyan(chance, 1090, floor + 8, 250, green.dark) +
    hedge(chance, 240, floor + 4, 720, 9, green.mid) +
    way(frame, 626, floor + 8, '#efe3bf')
  )
}

/** One long blue house on the wide plain, one neem beside it, the water tower at the edge. */
export const hubballi = (chance: Chance, frame: Frame): string => {
  const floor = frame.height * 0.72
  const paint = { wall: '#8fb3cf', shade: '#7799b7', roof: '#5f4a3a', trim: '#f6f1e4', glass: '#35507c' }
  const steel = '#6b7280'
  return (
    daySky(frame, floor, '#c6dcea', '#fbf0d2') +
    cloud(600, 150, 170, 0.9) +
    cloud(300, 240, 90, 0.7) +
    hills(chance, frame.width, floor, 40, '#d9c48f', 0.9) +
    lawn(frame, floor, '#dcb867') +
    fill(d`M0 ${floor + 60}Q600 ${floor + 20} 1200 ${floor + 80}V${frame.height}H0Z`, '#cfa550') +
    stroke(
      times(7, (row) => d`M0 ${floor + 90 + row * 22}Q600 ${floor + 50 + row * 26} 1200 ${floor + 110 + row * 24}`),
      '#b88f3f',
      3,
      0.5,
    ) +
    times(4, (leg) => stroke(d`M${96 + leg * 26} ${floor + 6}L${106 + leg * 20} ${floor - 230}`, steel, 6)) +
    stroke(d`M94 ${floor - 90}h86M100 ${floor - 170}h76`, steel, 4) +
    fill(d`M76 ${floor - 226}h120v-70q-60 -40 -120 0Z`, '#e8e4da') +
    dayHouse(
      { x: 270, ground: floor + 4, bays: 15, storeys: 2, bay: 36, storey: 66, roof: 'hipped', arcade: true },
      paint,
    ) +
    treeShadow(980, floor + 18, 180) +
    neem(chance, 980, floor + 12, 400, green.mid) +
    way(frame, 540, floor + 8, '#ead9a4')
  )
}

/** White walls and red tiles on a slope, palms, the sea with its lighthouse. */
export const mangaluru = (chance: Chance, frame: Frame): string => {
  const sea = frame.height * 0.5
  const floor = frame.height * 0.8
  const paint = { wall: '#fbf6ea', shade: '#e6ddca', roof: '#c6452c', trim: '#c9a27a', glass: '#5d8aa8' }
  const slope = d`M0 ${floor - 60}C180 ${floor - 70} 420 ${floor - 6} 640 ${floor}S980 ${floor + 50} 1200 ${floor + 80}V${frame.height}H0Z`
  const tower = (y: number, wide: number) => box(1072 - wide / 2, sea - y, wide, 44, y % 80 === 0 ? '#c6452c' : '#fff')
  return (
    daySky(frame, sea, '#79b9dd', '#e3f1f2') +
    sun(250, 130, 44) +
    cloud(760, 140, 130) +
    water(chance, 0, sea, frame.width, frame.height - sea, '#1f8a9e', '#d5f0ee') +
    fill(d`M900 ${sea + 4}q90 -34 180 -26t140 26Z`, green.mid) +
    times(4, (ring) => tower(40 + ring * 40, 46 - ring * 4)) +
    box(1056, sea - 186, 32, 26, '#33415f') +
    fill(d`M1050 ${sea - 186}h44l-22 -22Z`, '#c6452c') +
    fill(d`M600 ${sea + 64}q30 18 74 0l-8 -12h-58ZM636 ${sea + 50}v-60l34 56Z`, '#fff') +
    fill(slope, green.light) +
    dayHouse(
      { x: 330, ground: floor + 4, bays: 11, storeys: 2, bay: 38, storey: 66, roof: 'hipped', arcade: true },
      paint,
    ) +
    dayHouse({ x: 190, ground: floor - 8, bays: 4, storeys: 2, bay: 36, storey: 66, roof: 'gabled' }, paint) +
    palm(chance, 84, floor - 10, 430, 60, green.dark) +
    palm(chance, 160, floor, 300, -40, green.mid) +
    palm(chance, 850, floor + 24, 380, 60, green.dark) +
    palm(chance, 930, floor + 34, 270, -20, green.mid) +
    hedge(chance, 330, floor + 6, 440, 9, green.mid) +
    way(frame, 560, floor + 10, '#efe3c4')
  )
}
