import { type FontName, inks, type Weight } from './fonts.ts'
import { fontOf } from './lettering.ts'
import { type Run, runsOf } from './runs.ts'
import type { Sheet } from './sheet.ts'

export type Style = { font?: Weight; size?: number; ink?: string }
type Box = {
  x: number
  y: number
  width: number
  lineGap?: number
  align?: 'left' | 'center' | 'right'
  /** No more lines than these; the last ends in an ellipsis. */
  most?: number
}
type Line = { runs: Run[]; width: number }

const weightOf = (style: Style): Weight => style.font ?? 'text'
const sizeOf = (style: Style) => style.size ?? 10

export const write = (sheet: Sheet, style: Omit<Style, 'font'> & { font?: FontName }) =>
  sheet
    .font(style.font ?? 'text')
    .fontSize(style.size ?? 10)
    .fillColor(style.ink ?? inks.ink)

const widthOfRun = (sheet: Sheet, { text, font }: Run, size: number) =>
  sheet.font(font).fontSize(size).widthOfString(text)

const widthOf = (sheet: Sheet, runs: Run[], size: number) =>
  runs.reduce((sum, run) => sum + widthOfRun(sheet, run, size), 0)

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The words of a text, and line ends as words of their own; a word that is wider than the line comes in pieces. */
const wordsOf = (sheet: Sheet, text: string, weight: Weight, size: number, width: number): string[] =>
  text.split(/(\n)|[^\S\n]+/).flatMap((word) => {
    if (!word || word === '\n' || widthOf(sheet, runsOf(word, weight), size) <= width) return word ? [word] : []
    const pieces: string[] = ['']
    for (const { segment } of letters.segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`
      if (widthOf(sheet, runsOf(longer, weight), size) <= width) pieces[pieces.length - 1] = longer
      else pieces.push(segment)
    }
    return pieces
  })

const layOut = (sheet: Sheet, runs: Run[], style: Style, width: number): Line[] => {
  const [weight, size] = [weightOf(style), sizeOf(style)]
  const lines: Line[] = []
  let line = ''
  const end = () => {
    const runs = runsOf(line, weight)
    lines.push({ runs, width: widthOf(sheet, runs, size) })
    line = ''
  }
  const text = runs.map(({ text }) => text).join('')
  for (const word of wordsOf(sheet, text, weight, size, width)) {
    if (word === '\n') {
      end()
      continue
    }
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(sheet, runsOf(longer, weight), size) > width) {
      end()
      line = word
    } else line = longer
  }
  end()
  return lines
}

/** How far the faces of a text reach above and below the line it stands on. */
const reach = (fonts: FontName[], size: number) => {
  const faces = fonts.map(fontOf)
  return {
    above: Math.max(...faces.map(({ ascent, unitsPerEm }) => (ascent * size) / unitsPerEm)),
    below: Math.max(...faces.map(({ descent, unitsPerEm }) => (-descent * size) / unitsPerEm)),
  }
}

const isPlain = (runs: Run[], weight: Weight) => runs.every(({ font }) => font === weight)
const plainText = (runs: Run[]) => runs.map(({ text }) => text).join('')

export const heightOf = (sheet: Sheet, text: string, style: Style, width: number, lineGap = 0): number => {
  const runs = runsOf(text, weightOf(style))
  if (isPlain(runs, weightOf(style))) return write(sheet, style).heightOfString(plainText(runs), { width, lineGap })
  const { above, below } = reach([weightOf(style), ...runs.map(({ font }) => font)], sizeOf(style))
  return layOut(sheet, runs, style, width).length * (above + below + lineGap)
}

/** The width of a text that stands in one line. */
export const lengthOf = (sheet: Sheet, text: string, style: Style): number =>
  widthOf(sheet, runsOf(text, weightOf(style)), sizeOf(style))

const cutTo = (lines: Line[], most: number): Line[] => {
  const kept = lines.slice(0, most)
  if (kept.length < lines.length) kept.at(-1)?.runs.push({ text: '…', font: 'text' })
  return kept
}

/** Writes a text that people have typed, whatever letters it has. What follows stands below it. */
export const put = (sheet: Sheet, text: string, style: Style, box: Box) => {
  const { x, y, width, lineGap = 0, align = 'left', most } = box
  const [weight, size] = [weightOf(style), sizeOf(style)]
  const runs = runsOf(text, weight)
  if (isPlain(runs, weight)) {
    const height = most && most * (write(sheet, style).currentLineHeight(true) + lineGap)
    write(sheet, style).text(plainText(runs), x, y, {
      width,
      lineGap,
      align,
      ...(height && { height, ellipsis: true }),
    })
    return
  }
  const { above, below } = reach([weight, ...runs.map(({ font }) => font)], size)
  // The first line stands where it would without foreign letters, so that a row of a table is even.
  const usual = reach([weight], size).above
  let top = y + Math.min(0, usual - above)
  for (const line of cutTo(layOut(sheet, runs, style, width), most ?? Number.POSITIVE_INFINITY)) {
    if (top + above + below > sheet.page.height - sheet.page.margins.bottom) {
      sheet.addPage()
      top = sheet.page.margins.top
    }
    let pen = x + { left: 0, center: (width - line.width) / 2, right: width - line.width }[align]
    for (const run of line.runs) {
      sheet
        .font(run.font)
        .fontSize(size)
        .fillColor(style.ink ?? inks.ink)
      sheet.text(run.text, pen, top + above, { lineBreak: false, baseline: 'alphabetic' })
      pen += widthOfRun(sheet, run, size)
    }
    top += above + below + lineGap
  }
  sheet.x = x
  sheet.y = top
}
