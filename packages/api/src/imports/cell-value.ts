import { escapeHtml } from '@northlight/contract/escape-html'
import type { Field } from '@northlight/contract/office/field-kinds'
import { fold } from '@northlight/db/fold'

/** What a cell says for a field. `guess` tells what was assumed. */
export type CellValue = { value: unknown; guess?: string } | { wrong: string }

/** Records that a title may mean, by its folded form. */
export type Titled = (to: string) => ReadonlyMap<string, number[]>

const yes = ['yes', 'y', 'true', '1', 'ha', 'haan', 'houdu']
const no = ['no', 'n', 'false', '0', 'nahin', 'illa']

const wrong = (message: string): CellValue => ({ wrong: message })

const readNumber = (cell: string): number | null => {
  const plain = cell.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replace(/(?<=\d),(?=\d)/g, '')
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null
}

const calendarDay = (year: number, month: number, day: number): string | null => {
  const made = new Date(Date.UTC(year, month - 1, day))
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day ? made.toISOString().slice(0, 10) : null
}

const readDay = (cell: string): CellValue => {
  const told = wrong('Write the day as 2026-11-15.')
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell)
  if (iso) {
    const value = calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    return value ? { value } : told
  }
  // As it is written in India: the day first.
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell)
  const value = indian && calendarDay(Number(indian[3]), Number(indian[2]), Number(indian[1]))
  return value ? { value, guess: `“${cell}” is read as ${value}, the day first.` } : told
}

const paragraphs = (cell: string) =>
  cell
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

const oneTitled = (titles: ReadonlyMap<string, number[]>, label: string, cell: string): CellValue => {
  const found = titles.get(fold(cell).trim()) ?? []
  if (found.length === 1) return { value: found[0] }
  return wrong(found.length === 0 ? `There is no ${label} “${cell}”.` : `More than one ${label} is called “${cell}”.`)
}

const several = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

const offered = (list: readonly string[], cell: string): CellValue => {
  const exact = list.find((one) => one === cell)
  if (exact !== undefined) return { value: exact }
  const near = list.find((one) => fold(one) === fold(cell))
  return near === undefined
    ? wrong(`Choose one of ${list.join(', ')}.`)
    : { value: near, guess: `“${cell}” is read as “${near}”.` }
}

/** The value of a field as one cell says it; an empty cell says nothing. */
export const cellValue = (field: Field, cell: string, titled: Titled): CellValue => {
  switch (field.kind) {
    case 'line':
      return /[\r\n]/.test(cell)
        ? { value: cell.replace(/\s*[\r\n]+\s*/g, ' '), guess: 'Several lines are joined to one.' }
        : { value: cell }
    case 'rich':
      return { value: /^\s*<(?:p|h[2-4]|ul|ol|table|blockquote|figure)[\s>]/i.test(cell) ? cell : paragraphs(cell) }
    case 'number': {
      const value = readNumber(cell)
      return value === null ? wrong('Enter a number.') : { value }
    }
    case 'money': {
      const value = readNumber(cell)
      return value === null ? wrong('Enter the amount in rupees.') : { value: Math.round(value * 100) }
    }
    case 'yesNo':
      if (yes.includes(cell.toLowerCase())) return { value: true }
      return no.includes(cell.toLowerCase()) ? { value: false } : wrong('Write yes or no.')
    case 'choice':
      return 'list' in field.from ? offered(field.from.list, cell) : { value: cell }
    case 'choices':
      return { value: several(cell) }
    case 'day':
      return readDay(cell)
    case 'one':
      return oneTitled(titled(field.to), field.label, cell)
    case 'many': {
      const parts = several(cell).map((part) => oneTitled(titled(field.to), field.label, part))
      const failed = parts.find((part) => 'wrong' in part)
      return failed ?? { value: parts.map((part) => ('value' in part ? part.value : null)) }
    }
    default:
      return { value: cell }
  }
}
