import { line, points, stroke } from '../draw.ts'
import { chartRings, joined } from '../sky.ts'
import { onChart } from '../stage.ts'

/** When no words fit: the constellation of the category on a chart. */
export const anyCover = onChart(
  'night',
  (t, chance) =>
    chartRings(0, 0, 240, t.soft, 0.6) +
    joined(
      Array.from({ length: 7 }, (_, step) => [-300 + step * 100, chance.between(-130, 130)] as const),
      t.line,
      { radius: 8, width: 2.4, bright: 3 },
    ) +
    stroke(line(points('-520 250 520 250')), t.soft, 1.4, 0.6),
)
