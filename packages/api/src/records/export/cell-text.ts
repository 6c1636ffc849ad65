import { shownDate, shownTime } from '@northlight/contract/dates'
import type { Field } from '@northlight/contract/office/field-kinds'
import { plainText } from '@northlight/db/rich-text'
import type { Titles } from '../store/titles.ts'

/** A value as a cell of a spreadsheet: a number where one can be counted with, else words. */
export const exportCell = (field: Field, value: unknown, titles: Titles): string | number => {
  if (value === null || value === undefined) return ''
  const titled = (to: string, id: unknown) => titles[to]?.[String(id)] ?? String(id)
  switch (field.kind) {
    case 'number':
      return value as number
    case 'money':
      return (value as number) / 100
    case 'yesNo':
      return value === true ? 'yes' : 'no'
    case 'moment':
      return `${shownDate(String(value))}, ${shownTime(String(value))}`
    case 'rich':
      return plainText(String(value))
    case 'one':
      return titled(field.to, value)
    case 'many':
      return (value as number[]).map((id) => titled(field.to, id)).join('; ')
    case 'choices':
      return (value as string[]).join('; ')
    case 'picture':
      return (value as { path: string | null }).path ?? ''
    case 'span': {
      const { from, until } = value as { from: string | null; until: string | null }
      return [from, until].filter(Boolean).join(' – ')
    }
    case 'seo':
      return (value as { title: string | null }).title ?? ''
    case 'consent':
      return (value as { on: string | null }).on ?? ''
    case 'rows':
    case 'hours':
      return (value as unknown[]).length
    default:
      return String(value)
  }
}
