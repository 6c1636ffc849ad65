import type { FullReportView, MarkOutcome, TotalsView } from '@northlight/contract/results/report-views'
import type { Say } from '@northlight/contract/words/say'
import { inks } from './fonts.ts'
import { put, write } from './put.ts'
import { faceFor } from './runs.ts'
import { innerWidth, keepTogether, margin, type Sheet } from './sheet.ts'

/** Draws a figure with the sentence that a screen reader says instead. */
const figure = (sheet: Sheet, height: number, alt: string, draw: (top: number) => void) => {
  keepTogether(sheet, height)
  const top = sheet.y
  sheet.addStructure(sheet.struct('Figure', { alt }, () => draw(top)))
  sheet.x = margin
  sheet.y = top + height
}

type Label = { size?: number; ink?: string; font?: 'text' | 'bold' | 'heading'; align?: 'left' | 'center' | 'right' }

const label = (sheet: Sheet, text: string, x: number, y: number, width: number, style: Label = {}) =>
  write(sheet, {
    font: faceFor(text, style.font ?? 'text'),
    size: style.size ?? 8.5,
    ink: style.ink ?? inks.soft,
  }).text(text, x, y, { width, align: style.align ?? 'left', lineBreak: false, ellipsis: true })

/** Right is solid, wrong is bronze, blank is an outline: none is told by colour alone. */
const fills: Record<'right' | 'wrong' | 'blank', { fill: string | null; ink: string }> = {
  right: { fill: inks.night, ink: inks.onNight },
  wrong: { fill: inks.bronze, ink: inks.onNight },
  blank: { fill: null, ink: inks.soft },
}

const block = (sheet: Sheet, kind: keyof typeof fills, x: number, y: number, width: number, height: number) => {
  const { fill } = fills[kind]
  if (fill) sheet.rect(x, y, width, height).fill(fill)
  else
    sheet
      .rect(x + 0.4, y + 0.4, Math.max(0.2, width - 0.8), Math.max(0.2, height - 0.8))
      .lineWidth(0.8)
      .stroke(inks.line)
}

const point = (cx: number, cy: number, radius: number, share: number) => {
  const angle = Math.PI * (1 + share)
  return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) }
}

const arc = (sheet: Sheet, cx: number, cy: number, radius: number, share: number, ink: string) => {
  const end = point(cx, cy, radius, share)
  sheet
    .path(`M ${cx - radius} ${cy} A ${radius} ${radius} 0 0 1 ${end.x.toFixed(2)} ${end.y.toFixed(2)}`)
    .lineWidth(11)
    .stroke(ink)
}

export type Fact = { name: string; value: string; more: string }

/** A half circle for the percentage with the grade in it, and the figures beside it. */
export const keyFigures = (sheet: Sheet, percent: number, grade: string, facts: Fact[], say: Say) => {
  const share = Math.min(1, Math.max(0, percent / 100))
  const spoken = facts.map(({ name, value, more }) => `${name} ${value} ${more}`.trim()).join(', ')
  figure(
    sheet,
    118,
    `${say('{percent} percent, grade {grade}.', { percent: percent.toFixed(2), grade })} ${spoken}.`,
    (top) => {
      const [cx, cy, radius] = [margin + 72, top + 80, 60]
      arc(sheet, cx, cy, radius, 1, inks.wash)
      if (share > 0) arc(sheet, cx, cy, radius, share, inks.gold)
      label(sheet, grade, cx - 40, cy - 42, 80, { font: 'heading', size: 30, ink: inks.night, align: 'center' })
      label(sheet, `${percent.toFixed(2)} %`, cx - 60, cy + 8, 120, { size: 10, align: 'center' })
      const left = margin + 168
      const width = (innerWidth - 168) / facts.length
      for (const [at, { name, value, more }] of facts.entries()) {
        const x = left + at * width
        label(sheet, name, x, top + 22, width - 8, { size: 9 })
        label(sheet, value, x, top + 35, width - 8, { font: 'heading', size: 24, ink: inks.night })
        put(sheet, more, { size: 8.5, ink: inks.soft }, { x, y: top + 68, width: width - 10, most: 3 })
      }
    },
  )
}

type Part = Pick<TotalsView, 'right' | 'partly' | 'wrong' | 'blank' | 'dropped'> & { name: string }

/** One bar for each section: right, wrong and blank, with their numbers in the bar. */
export const outcomeBars = (sheet: Sheet, parts: Part[], say: Say) => {
  const spoken = parts.map(
    ({ name, right, partly, wrong, blank }) =>
      `${name}: ${right + partly} ${say('right')}, ${wrong} ${say('wrong')}, ${blank} ${say('blank')}`,
  )
  const row = 22
  figure(sheet, parts.length * row + 24, `${spoken.join('; ')}.`, (top) => {
    const [left, whole] = [margin + 116, innerWidth - 116]
    for (const [index, part] of parts.entries()) {
      const y = top + index * row
      const counts = { right: part.right + part.partly + part.dropped, wrong: part.wrong, blank: part.blank }
      const all = counts.right + counts.wrong + counts.blank || 1
      label(sheet, part.name, margin, y + 3, 110, { size: 9.5, ink: inks.ink })
      let x = left
      for (const kind of ['right', 'wrong', 'blank'] as const) {
        const width = (whole * counts[kind]) / all
        if (width <= 0) continue
        block(sheet, kind, x, y, width, 15)
        if (width > 12)
          label(sheet, String(counts[kind]), x, y + 2, width, { size: 8.5, ink: fills[kind].ink, align: 'center' })
        x += width
      }
    }
    legend(sheet, top + parts.length * row + 3, left, say)
  })
}

const legend = (sheet: Sheet, y: number, left: number, say: Say, extra?: string) => {
  for (const [at, kind] of (['right', 'wrong', 'blank'] as const).entries()) {
    block(sheet, kind, left + at * 62, y + 2, 9, 8)
    label(sheet, say(kind), left + at * 62 + 14, y, 46, { size: 8 })
  }
  if (extra) label(sheet, extra, left + 200, y, innerWidth - 200 - (left - margin), { size: 8, align: 'right' })
}

/** How many students stand in each band of marks; the student's own band is solid. */
export const classDistribution = (sheet: Sheet, bands: FullReportView['distribution'], say: Say) => {
  const most = Math.max(1, ...bands.map(({ takers }) => takers))
  const own = bands.find(({ is_own }) => is_own)
  const alt = `${say('Students by marks')}. ${bands.map(({ from, to, takers }) => `${say('{from} to {to}', { from, to })}: ${takers}`).join(', ')}.`
  figure(
    sheet,
    128,
    own ? `${alt} ${say('{from} to {to}', { from: own.from, to: own.to })}: ${say('you are here')}.` : alt,
    (top) => {
      const width = innerWidth / Math.max(1, bands.length)
      const floor = top + 100
      for (const [index, { takers, from, is_own }] of bands.entries()) {
        const x = margin + index * width
        const height = takers === 0 ? 0 : Math.max(2, (takers / most) * 72)
        if (is_own) sheet.rect(x + 3, floor - height, width - 6, height).fill(inks.night)
        else sheet.rect(x + 3, floor - height, width - 6, height).fill(inks.line)
        const text = is_own ? say('You, {count}', { count: takers }) : String(takers)
        label(sheet, text, x, floor - height - 13, width, {
          align: 'center',
          font: is_own ? 'bold' : 'text',
          ink: is_own ? inks.night : inks.soft,
        })
        label(sheet, String(from), x, floor + 4, width, { size: 8 })
      }
      const last = bands.at(-1)
      if (last)
        label(sheet, say('{count} marks', { count: last.to }), margin, floor + 15, innerWidth, {
          size: 8,
          align: 'right',
        })
      sheet
        .moveTo(margin, floor)
        .lineTo(margin + innerWidth, floor)
        .lineWidth(0.6)
        .stroke(inks.soft)
    },
  )
}

const barKind: Record<MarkOutcome, keyof typeof fills> = {
  right: 'right',
  partly: 'right',
  dropped: 'blank',
  wrong: 'wrong',
  blank: 'blank',
  not_reached: 'blank',
}

/** One bar for each question; the taller, the longer. */
export const timeBars = (sheet: Sheet, questions: FullReportView['questions'], longest: string, say: Say) => {
  const most = Math.max(1, ...questions.map(({ time_ms }) => time_ms))
  figure(sheet, 118, `${say('Time per question')}. ${longest}`, (top) => {
    const width = innerWidth / Math.max(1, questions.length)
    const floor = top + 78
    let section = ''
    for (const [index, question] of questions.entries()) {
      const x = margin + index * width
      const height = question.time_ms === 0 ? 1.4 : Math.max(2, (question.time_ms / most) * 70)
      block(sheet, barKind[question.outcome], x, floor - height, Math.max(0.8, width - 1), height)
      if (question.section === section) continue
      section = question.section
      const same = questions.filter((one) => one.section === section).length
      // A name that has no room of its own would lie over its neighbour; the table above has them all.
      if (same * width >= 24) label(sheet, section, x, floor + 5, same * width - 4, { size: 8, ink: inks.ink })
    }
    legend(sheet, floor + 22, margin, say, longest)
  })
}
