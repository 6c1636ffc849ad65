import { inks } from './fonts.ts'
import { heightOf, put, type Style } from './put.ts'
import { decoration, innerWidth, keepTogether, margin, type Sheet } from './sheet.ts'

type Column = { name: string; share: number; align?: 'left' | 'right' }
type Row = { cells: string[]; isStrong?: boolean }

/** Between a line and the words above and below it; `close` where much has to stand on one page. */
const gaps = { wide: 7, close: 4 }
export type Spacing = keyof typeof gaps
const shortTable = 280

/** A table with a head that is repeated on a new page. `share` of all columns together is 1. */
export const table = (sheet: Sheet, columns: Column[], rows: Row[], spacing: Spacing = 'wide') => {
  const gap = gaps[spacing]
  const frame = sheet.struct('Table')
  sheet.addStructure(frame)
  const widths = columns.map(({ share }) => share * innerWidth)
  const lefts = widths.map((_, at) => margin + widths.slice(0, at).reduce((sum, width) => sum + width, 0))

  const letters = (isStrong: boolean): Style => ({ font: isStrong ? 'bold' : 'text', size: 9.5 })

  const heightOfRow = (cells: string[], isStrong: boolean) => {
    const heights = cells.map((cell, at) => heightOf(sheet, cell, letters(isStrong), (widths[at] ?? 0) - 2 * gaps.wide))
    return Math.max(...heights) + 2 * gap - 4
  }

  const draw = (cells: string[], tag: 'TH' | 'TD', isStrong: boolean, height: number) => {
    const top = sheet.y
    decoration(sheet, () => {
      if (tag === 'TH') sheet.rect(margin, top, innerWidth, height).fill(inks.wash)
      sheet
        .moveTo(margin, top + height)
        .lineTo(margin + innerWidth, top + height)
        .lineWidth(0.5)
        .stroke(inks.line)
    })
    const line = sheet.struct('TR')
    for (const [at, cell] of cells.entries()) {
      line.add(
        sheet.struct(tag, {}, () => {
          put(sheet, cell, letters(isStrong), {
            x: (lefts[at] ?? margin) + gaps.wide,
            y: top + gap - 2,
            width: (widths[at] ?? 0) - 2 * gaps.wide,
            align: columns[at]?.align ?? 'left',
          })
        }),
      )
    }
    frame.add(line)
    line.end()
    sheet.x = margin
    sheet.y = top + height
  }

  const names = columns.map(({ name }) => name)
  const headHeight = heightOfRow(names, true)
  const head = () => draw(names, 'TH', true, headHeight)
  const lines = rows.map(({ cells, isStrong = false }) => ({ cells, isStrong, height: heightOfRow(cells, isStrong) }))
  const whole = lines.reduce((sum, { height }) => sum + height, headHeight)
  // A short table is not torn apart; a long one begins where there is room for a few rows.
  keepTogether(sheet, whole <= shortTable ? whole : 80)
  head()
  for (const { cells, isStrong, height } of lines) {
    const before = sheet.page
    keepTogether(sheet, height)
    if (sheet.page !== before) head()
    draw(cells, 'TD', isStrong, height)
  }
  frame.end()
  sheet.y += gap + 3
}
