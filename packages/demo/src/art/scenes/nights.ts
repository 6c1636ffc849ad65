import { railing, skyline, telescope } from '../building.ts'
import type { Chance } from '../chance.ts'
import { at, box, d, disc, dots, each, type Frame, fill, nth, oval, points, stroke, times } from '../draw.ts'
import { ink } from '../ink.ts'
import { page } from '../paper.ts'
import { someone, standing } from '../person.ts'
import { glow, poleStar, sky, stars } from '../sky.ts'
import { onStage, type Scenes } from '../stage.ts'
import { trails } from '../trails.ts'
import { banyan, hedge, hills } from '../trees.ts'

/** A terrace at night, the sky over it; what stands on it is given. */
const terrace = (chance: Chance, stage: Frame, floor: number, standingOn: string, far: string): string =>
  sky(stage, 'night', floor) +
  stars(chance, stage, 170, floor * 0.85) +
  far +
  railing(-20, floor + 6, stage.width + 40, 74, '#16233f') +
  box(0, floor, stage.width, stage.height - floor, '#101b35') +
  stroke(
    times(5, (row) => d`M0 ${floor + 26 + row * row * 12}H${stage.width}`),
    '#1d2c50',
    3,
  ) +
  standingOn

/** The sky that turns round a low pole star. */
const trailsOf = (chance: Chance, stage: Frame, pole = 470, count = 190): string =>
  sky(stage, 'night', stage.height) +
  trails(chance, 600, pole, { reach: 800, count, scale: 1.8, angle: 30, from: 140, to: 390 }) +
  poleStar('pole', 600, pole, 15)

/** Out of doors after sunset: the terrace, the telescopes, lanterns, the last bus. */
export const nightScenes: Scenes = [
  [
    /terrace with three telescopes|three telescopes/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        trailsOf(chance, stage) +
        banyan(chance, 130, 690, 220, '#101b35') +
        banyan(chance, 1080, 690, 260, '#101b35') +
        railing(-20, 694, 1240, 74, '#16233f') +
        box(0, 688, 1200, 212, '#0d1730') +
        each(points('250 780 560 790 870 780'), ([x, y]) => at(x, y, 3.2, telescope('#c3cfe6', ink.gold))) +
        each([384, 452, 690, 752, 814, 1000, 1068, 1136], (x, index) =>
          at(
            x,
            826 + (index % 3) * 12,
            2.7,
            standing(someone(chance), index === 0 ? 'forward' : 'down', index % 2 === 0),
          ),
        ),
    ),
  ],
  [
    /telescope on terrace|terrace/,
    onStage(1200, 900, (chance, stage) =>
      terrace(
        chance,
        stage,
        690,
        at(620, 850, 5.4, telescope('#c3cfe6', ink.gold)),
        hills(chance, 1200, 690, 80, '#26365f') +
          skyline(chance, -20, 694, 1260, 170, '#131f3d') +
          dots(
            Array.from({ length: 70 }, () => [chance.between(0, 1200), chance.between(600, 684)]),
            ink.gold,
            2.4,
            0.7,
          ) +
          poleStar('pole', 950, 150, 15),
      ),
    ),
  ],
  [
    /\bbus\b/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'dusk', 600) +
        stars(chance, stage, 50, 300) +
        hills(chance, 1200, 600, 80, '#4a4a70') +
        skyline(chance, -20, 604, 1260, 110, '#2c3357') +
        box(0, 596, 1200, 304, '#242c48') +
        box(0, 640, 1200, 10, '#3a4468') +
        stroke('M0 830H1200', ink.gold, 7, 0.7, '60 50') +
        box(90, 330, 830, 380, ink.gold, 34) +
        box(90, 590, 830, 54, ink.clay) +
        times(
          6,
          (pane) =>
            box(130 + pane * 118, 390, 100, 120, '#fff3c4', 8) +
            at(
              180 + pane * 118,
              510,
              1.5,
              fill(
                'M-18 0C-18 -26 -12 -34 0 -35C12 -34 18 -26 18 0Z',
                nth([ink.blue, ink.leaf, ink.clay, '#5b3a78'], pane),
              ) + disc(0, -44, 12, '#3b2a20'),
            ),
        ) +
        box(836, 390, 72, 270, '#20304f', 8) +
        box(846, 400, 52, 120, '#fff3c4', 4) +
        glow('beam', 930, 620, 120, 0.6) +
        disc(910, 620, 20, '#fff3c4') +
        each([250, 740], (x) => disc(x, 710, 76, '#101830') + disc(x, 710, 36, ink.steel)) +
        at(1030, 800, 4, standing(someone(chance, { style: 'short', top: '#e6dcc2' }), 'book')),
    ),
  ],
  [
    /lanterns/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        sky(stage, 'dusk', 640) +
        stars(chance, stage, 60, 340) +
        hedge(chance, -20, 640, 1260, 34, '#22304f') +
        box(0, 640, 1200, 260, '#4b3d3a') +
        stroke('M0 120Q300 240 600 130T1200 150', '#0a1328', 4) +
        each(
          points('120 156 300 196 470 170 640 128 800 122 960 140 1110 152'),
          ([x, y], index) =>
            glow(`n${index}`, x, y + 60, 110, 0.5) +
            stroke(d`M${x} ${y}v26`, '#0a1328', 3) +
            oval(x, y + 62, 34, 40, nth(['#f0c766', '#e08a5a', '#f6e3a1'], index)) +
            stroke(d`M${x - 30} ${y + 50}h60M${x - 30} ${y + 76}h60`, '#00000033', 3),
        ) +
        each([170, 320, 470, 730, 880, 1030], (x, index) =>
          at(x, 850, 4.2, standing(someone(chance), index === 2 ? 'forward' : 'book'), 0, false),
        ) +
        at(600, 850, 4.3, standing(someone(chance, { dress: 'sari', style: 'bun', top: '#7c2f24' }), 'both'), 0, true) +
        at(555, 575, 0.3, page(200, 150, 4), -6),
    ),
  ],
  [
    /star trails|looking north/,
    onStage(
      1200,
      900,
      (chance, stage) =>
        trailsOf(chance, stage, 560, 430) +
        hills(chance, 1200, 800, 70, '#0d1730') +
        box(0, 796, 1200, 104, ink.deep) +
        banyan(chance, 190, 806, 170, ink.deep) +
        at(860, 812, 1.5, telescope(ink.deep, '#7f93c4')) +
        at(
          800,
          816,
          1.2,
          standing(
            { skin: ink.deep, hair: ink.deep, top: ink.deep, bottom: ink.deep, style: 'plait', dress: 'kurta' },
            'forward',
          ),
        ),
    ),
  ],
]
