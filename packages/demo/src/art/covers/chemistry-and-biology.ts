import {
  around,
  arrow,
  at,
  box,
  d,
  disc,
  dots,
  each,
  fill,
  line,
  nth,
  type Point,
  points,
  ring,
  stroke,
  times,
} from '../draw.ts'
import { ink } from '../ink.ts'
import { joined, star } from '../sky.ts'
import { onChart, type Scenes } from '../stage.ts'

const table = (): Point[] =>
  Array.from({ length: 7 * 18 }, (_, index): Point => [index % 18, Math.floor(index / 18)]).filter(
    ([column, row]) => row > 3 || column < 2 || (row > 0 && column > 11) || column === 17 || row === 3,
  )

/** Chemistry and biology. */
export const chemistryCovers: Scenes = [
  [
    /periodic table/,
    onChart(
      'night',
      (t) =>
        each(table(), ([column, row]) =>
          box(-459 + column * 51, -166 + row * 48, 44, 41, nth(['#24406e', '#2d4d84', '#1d3561'], column + row * 2), 4),
        ) +
        dots(
          table()
            .filter((_, index) => index % 7 === 3)
            .map(([column, row]) => [-437 + column * 51, -146 + row * 48]),
          '#dfe7f7',
          3.4,
        ) +
        arrow([440, -206], [-440, -206], t.light, 5) +
        arrow([-500, -160], [-500, 170], t.light, 5) +
        arrow([-430, 206], [440, 206], '#9fc0e6', 5),
    ),
  ],
  [
    /ten pairs/,
    onChart('night', (t, chance) =>
      times(10, (pair) => {
        const x = -440 + (pair % 5) * 220
        const y = pair < 5 ? -105 : 105
        const lean = chance.between(-34, 34)
        return (
          stroke(
            d`M${x - 66} ${y + lean}L${x - 12} ${y + lean * 0.18}M${x + 12} ${y - lean * 0.18}L${x + 66} ${y - lean}`,
            t.line,
            2,
          ) +
          star(x - 66, y + lean, 30, t.light) +
          star(x + 66, y - lean, 30, '#9fc0e6')
        )
      }),
    ),
  ],
  [
    /hexagon ring of stars/,
    onChart('mist', (t) => {
      const ringOf = [0, 1, 2, 3, 4, 5].map((corner) => around(-80, 20, 170, corner * 60 - 90))
      return (
        joined(ringOf, t.line, { radius: 12, width: 4, closed: true }) +
        stroke(
          line([around(-80, 20, 136, -90), around(-80, 20, 136, -30)]) +
            line([around(-80, 20, 136, 30), around(-80, 20, 136, 90)]) +
            line([around(-80, 20, 136, 150), around(-80, 20, 136, 210)]),
          t.line,
          3,
        ) +
        stroke('M67 -65L190 -120', t.line, 4) +
        disc(206, -128, 9, t.light) +
        disc(226, -104, 9, t.light) +
        ring(420, 40, 34, t.line, 3) +
        arrow([380, -10], [400, 14], t.light, 5) +
        stroke('M250 -132Q360 -150 396 4', t.light, 5)
      )
    }),
  ],
  [
    /two ladders/,
    onChart('night', (t) => {
      const ladder = (x: number) =>
        stroke(
          d`M${x - 70} 220V-130M${x + 70} 220V-130` + times(6, (rung) => d`M${x - 70} ${180 - rung * 56}h140`),
          t.line,
          7,
        )
      return (
        ladder(-300) +
        ladder(300) +
        stroke('M-230 -130Q0 -236 230 -130M-370 -130H-230M230 -130H370', t.light, 7) +
        stroke(
          times(7, (post) => d`M${-180 + post * 60} ${-130 - 53 * (1 - ((-180 + post * 60) / 230) ** 2)}V-112`),
          t.light,
          3,
        ) +
        star(0, -214, 30, t.light) +
        dots(points('-300 96 -300 -16 300 40 300 -72'), t.light, 11) +
        stroke('M-480 222H480', t.soft, 3)
      )
    }),
  ],
  [
    /ph scale/,
    onChart(
      'night',
      (t) =>
        each(
          ['#c0492f', '#d27a3a', '#e0b24e', '#c9cc66', '#7fb57a', '#4f9f9a', '#4a7cb8', '#5a5aa8'],
          (colour, index) => box(-480 + index * 120, -60, 120, 120, colour, 0, 0.75),
        ) +
        stroke(
          times(15, (tick) => d`M${-480 + tick * 68.5} 66v${tick % 7 ? 16 : 30}`),
          t.line,
          3,
        ) +
        each([-330, -90, 120, 390], (x) => star(x, -104, 30, t.light) + stroke(d`M${x} -72V-60`, t.light, 3)),
    ),
  ],
  [
    /piston/,
    onChart(
      'cream',
      (t) =>
        stroke('M-150 -200V170H150V-200', t.line, 9) +
        box(-140, -60, 280, 46, ink.steel, 3) +
        box(-16, -220, 32, 160, ink.steel) +
        fill('M-140 -10H140V162H-140Z', t.light, 0.3) +
        dots(points('-90 40 -20 90 60 30 100 110 -60 130 20 136'), t.line, 8) +
        arrow([220, -40], [220, -200], ink.sky, 9) +
        fill('M-34 246C-66 216 -20 208 -10 180C26 200 42 222 14 246Z', ink.clay) +
        stroke('M-420 252H420M-150 170V252M150 170V252', t.line, 3),
    ),
  ],
  [
    /two-by-two/,
    onChart(
      'sage',
      (t) =>
        times(3, (square) =>
          at(
            -340 + square * 340,
            0,
            1,
            times(
              4,
              (tile) =>
                box(
                  -100 + (tile % 2) * 104,
                  -100 + Math.floor(tile / 2) * 104,
                  96,
                  96,
                  nth([ink.leaf, '#7fb59c', '#7fb59c', ink.cream], tile),
                  8,
                ) +
                star(-52 + (tile % 2) * 104, -52 + Math.floor(tile / 2) * 104, 25, tile === 3 ? ink.bronze : '#fffdf6'),
            ),
          ),
        ) + stroke('M-190 -20L-150 20M-150 -20L-190 20M150 -20L190 20M190 -20L150 20', t.line, 8),
    ),
  ],
  [
    /outline of a heart/,
    onChart(
      'rose',
      (t) =>
        joined(
          points('-30 -120 -90 -170 -160 -130 -176 -40 -130 60 -20 196 90 110 150 10 150 -90 90 -150 20 -130 -30 -120'),
          t.line,
          { radius: 8, width: 4 },
        ) +
        stroke(
          'M-30 -120Q0 0 -20 196M-150 -10Q-70 10 -14 -10M-14 0Q80 20 144 -30M20 -130V-210M-30 -120L-60 -214',
          ink.clay,
          4,
        ) +
        stroke('M-176 -40H-330M-130 60H-330M150 -50H330M90 110H330', t.line, 2) +
        stroke('M-470 -40h120M-470 60h120M350 -50h120M350 110h120', t.line, 3, 0.4, '2 10'),
    ),
  ],
]
