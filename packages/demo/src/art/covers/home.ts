import { house } from '../building.ts'
import { at, box, d, disc, dots, each, fill, nth, points, stroke, times } from '../draw.ts'
import { deskLamp, table } from '../furniture.ts'
import { ink } from '../ink.ts'
import { page } from '../paper.ts'
import { glow, joined, moon, sky, star, stars } from '../sky.ts'
import { onChart, onStage, type Scenes } from '../stage.ts'
import { hedge, hills, neem } from '../trees.ts'

/** Parents, homes, hostels, phones and choices. */
export const homeCovers: Scenes = [
  [
    /three linked lamps/,
    onStage(
      1215,
      606,
      (chance) =>
        box(0, 0, 1215, 606, '#1c2a50') +
        box(700, 60, 380, 320, ink.night) +
        `<svg x="700" y="60" width="380" height="320">${stars(chance, { width: 380, height: 320 }, 60)}${star(250, 80, 24)}</svg>` +
        stroke('M700 60H1080V380H700ZM890 60V380M680 396H1100', '#8a6a3c', 12) +
        box(0, 470, 1215, 136, '#6b4426') +
        box(0, 462, 1215, 16, '#8a5a34') +
        each(
          points('210 1 420 0.72 580 0.52'),
          ([x, size], index) =>
            glow(`lamp${index}`, x, 470 - 200 * size, 230 * size, 0.75) +
            fill(
              d`M${x - 62 * size} ${470 - 150 * size}Q${x} ${470 - 330 * size} ${x + 62 * size} ${470 - 150 * size}Z`,
              ink.lamp,
            ) +
            stroke(d`M${x} ${470 - 150 * size}V462`, ink.clay, 12 * size) +
            box(x - 44 * size, 456, 88 * size, 12, ink.clay, 4),
        ) +
        stroke('M210 462Q315 500 420 462Q500 492 580 462', ink.gold, 3),
    ),
  ],
  [
    /two lit windows/,
    onStage(
      1215,
      606,
      (chance, stage) =>
        sky(stage, 'clear', 500) +
        stars(chance, stage, 140, 420) +
        hills(chance, 1215, 500, 70, '#1f2f5a') +
        box(0, 494, 1215, 112, ink.deep) +
        fill('M120 500V360L230 280L340 360V500Z', '#0a1328') +
        box(200, 390, 62, 60, ink.lamp) +
        stroke('M231 390V450M200 420H262', '#0a1328', 5) +
        house(chance, { x: 820, ground: 500, bays: 7, storeys: 4, bay: 36, storey: 56, lit: 0.12, roof: 'flat' }) +
        box(931, 404, 26, 32, ink.lamp) +
        neem(chance, 440, 504, 150) +
        stroke('M262 430Q580 560 930 424', ink.gold, 4, 0.9, '2 14') +
        star(600, 110, 34) +
        hedge(chance, -10, 500, 1240, 6),
    ),
  ],
  [
    /two houses|two distant/,
    onStage(
      1215,
      606,
      (chance, stage) =>
        sky(stage, 'night', 470) +
        stars(chance, stage, 130, 400) +
        hills(chance, 1215, 470, 90, '#26365f') +
        box(0, 464, 1215, 142, ink.deep) +
        fill('M60 470V370L130 310L200 370V470Z', '#0a1328') +
        box(108, 392, 44, 40, ink.lamp) +
        house(chance, { x: 1000, ground: 470, bays: 4, storeys: 3, bay: 34, storey: 52, roof: 'hipped', lit: 0.3 }) +
        box(1086, 388, 18, 27, ink.lamp) +
        each([320, 610, 890], (x) => stroke(d`M${x} 480V240M${x - 44} 260h88`, '#0a1328', 8)) +
        stroke('M152 400Q230 330 320 256Q460 330 610 256Q750 330 890 256Q1000 340 1086 400', ink.gold, 3.4) +
        star(610, 120, 30) +
        hedge(chance, -10, 470, 1240, 6),
    ),
  ],
  [
    /path that divides/,
    onStage(
      1215,
      606,
      (chance, stage) =>
        sky(stage, 'clear', 420) +
        stars(chance, stage, 120, 300) +
        hills(chance, 1215, 424, 60, '#1f2f5a') +
        box(0, 418, 1215, 190, '#0d1832') +
        fill(
          'M520 606C560 540 580 510 590 486C520 458 330 446 150 424L200 420C380 436 560 448 606 470C610 450 606 434 604 420H626C628 436 628 452 628 470C690 446 850 436 1010 420L1060 424C900 446 700 458 646 486C656 512 680 546 730 606Z',
          '#d9bd82',
        ) +
        joined(points('90 200 150 150 210 210 270 160'), ink.pale, { radius: 6, width: 2, bright: 1 }) +
        joined(points('560 150 610 90 670 140 630 210 560 150'), ink.pale, { radius: 6, width: 2, bright: 1 }) +
        joined(points('930 220 980 150 1050 190 1110 120'), ink.pale, { radius: 6, width: 2, bright: 3 }),
    ),
  ],
  [
    /phone asleep|phone on a charger/,
    onStage(
      1215,
      606,
      (chance) =>
        box(0, 0, 1215, 606, '#26345c') +
        box(0, 500, 1215, 106, '#5d4029') +
        box(640, 70, 330, 440, ink.lamp) +
        fill('M640 70L760 120V560L640 510Z', '#8a5a34') +
        disc(742, 330, 8, ink.gold) +
        glow('room', 830, 300, 360, 0.55) +
        box(840, 130, 110, 120, ink.night) +
        star(886, 170, 13) +
        dots(points('866 210 926 196 914 152'), '#fff', 2) +
        stroke('M840 130H950V250H840ZM895 130V250', '#8a5a34', 7) +
        table(800, 400, 160, 110) +
        at(830, 398, 1, deskLamp('desk', 0, 0, 70, 1.4)) +
        box(210, 400, 260, 110, ink.wood, 6) +
        box(226, 388, 228, 24, '#6b4426', 4) +
        at(
          340,
          372,
          1,
          box(-46, -84, 92, 120, ink.deep, 12) + box(-38, -74, 76, 96, '#1b2a50', 4) + moon(0, -28, 20),
          -8,
        ) +
        box(200, 396, 280, 40, ink.timber, 4) +
        box(200, 430, 280, 80, ink.wood, 4) +
        stroke('M480 480Q560 500 600 440T640 300', '#0a1328', 4) +
        star(140, 140, 12, ink.pale) +
        dots(
          Array.from({ length: 14 }, () => [chance.between(40, 600), chance.between(30, 330)]),
          ink.pale,
          1.6,
          0.5,
        ),
    ),
  ],
  [
    /speech bubble/,
    onChart(
      'sage',
      (t) =>
        fill(
          'M-380 -190H380Q420 -190 420 -150V80Q420 120 380 120H-120L-220 220V120H-380Q-420 120 -420 80V-150Q-420 -190 -380 -190Z',
          '#fffdf6',
        ) +
        stroke(
          'M-380 -190H380Q420 -190 420 -150V80Q420 120 380 120H-120L-220 220V120H-380Q-420 120 -420 80V-150Q-420 -190 -380 -190Z',
          t.line,
          4,
        ) +
        stroke('M-340 -110h240M-340 -36h150M-150 -36h90M-20 -36h130M-340 38h300', t.line, 12, 0.45) +
        box(-30, -72, 160, 72, ink.gold, 36, 0.45) +
        stroke('M50 -80C160 -86 170 8 50 8S-70 -86 50 -80', t.light, 6) +
        star(330, 60, 30, t.light),
    ),
  ],
  [
    /twelve small boxes/,
    onStage(
      1215,
      606,
      (chance, stage) =>
        sky(stage, 'night', 500) +
        stars(chance, stage, 110, 400) +
        box(0, 494, 1215, 112, ink.deep) +
        house(chance, { x: 720, ground: 500, bays: 9, storeys: 2, bay: 38, storey: 60, roof: 'hipped', lit: 0.6 }) +
        stroke('M640 500V330M1110 500V330M640 350Q875 230 1110 350', '#0a1328', 16) +
        stroke(
          times(9, (bar) => d`M${660 + bar * 24} 500V${400 - bar * 3}`),
          '#0a1328',
          5,
        ) +
        at(
          320,
          300,
          1,
          page(400, 500, 0) +
            times(12, (row) => {
              const y = -200 + row * 35
              return (
                stroke(d`M-160 ${y - 11}h22v22h-22Z`, ink.ink, 3) +
                stroke(d`M-116 ${y}h${nth([230, 190, 250, 170], row)}`, ink.ink, 5, 0.35) +
                (row % 3 === 1 || row < 3 ? stroke(d`M-158 ${y - 2}l8 9l16 -20`, ink.leaf, 5) : '')
              )
            }),
          -5,
        ),
    ),
  ],
]
