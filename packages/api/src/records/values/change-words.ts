import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { Field } from '@northlight/contract/office/field-kinds'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { plainText } from '@northlight/db/rich-text'
import { changedFields } from './clean-values.ts'

const longest = 60
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
const nothing = 'nothing'

/** A value in words, where it fits into a line. */
const shown = (field: Field, value: unknown): string => {
  if (value === null || value === undefined || value === '') return nothing
  switch (field.kind) {
    case 'money':
      return shownMoney(value as number)
    case 'number':
      return (value as number).toLocaleString('en-IN')
    case 'yesNo':
      return value === true ? 'yes' : 'no'
    case 'moment':
      return shownDate(String(value))
    default:
      return short(String(value))
  }
}

const inLine: readonly Field['kind'][] = [
  ...(['line', 'number', 'money', 'yesNo', 'choice', 'day', 'moment', 'slug', 'colour'] as const),
]

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

const textChange = (before: string, after: string): string => {
  const [old, now] = [wordsOf(before).length, wordsOf(after).length]
  if (old === 0) return 'written'
  if (now === 0) return 'emptied'
  return now === old ? 'changed' : `changed, ${old} → ${now} words`
}

const listChange = (before: unknown[], after: unknown[]): string => {
  const text = (one: unknown) => JSON.stringify(one)
  const [old, now] = [new Set(before.map(text)), new Set(after.map(text))]
  const added = [...now].filter((one) => !old.has(one)).length
  const gone = [...old].filter((one) => !now.has(one)).length
  if (added === 0 && gone === 0) return 'in another order'
  return [added > 0 && `${added} more`, gone > 0 && `${gone} less`].filter(Boolean).join(', ')
}

const change = (field: Field, before: unknown, after: unknown): string => {
  if (inLine.includes(field.kind)) return `${field.label} ${shown(field, before)} → ${shown(field, after)}`
  if (field.kind === 'rich')
    return `${field.label} ${textChange(plainText(String(before ?? '')), plainText(String(after ?? '')))}`
  if (field.kind === 'text') return `${field.label} ${textChange(String(before ?? ''), String(after ?? ''))}`
  if (Array.isArray(before) || Array.isArray(after))
    return `${field.label}: ${listChange((before ?? []) as unknown[], (after ?? []) as unknown[])}`
  return `${field.label} changed`
}

/** What changed between two versions, in words: "fee ₹1,20,000 → ₹1,35,000". */
export const changeWords = ({ fields }: Resource, before: RecordValues, after: RecordValues): string[] =>
  changedFields(before, after).flatMap((name) => {
    const field = fields[name]
    return field ? [change(field, before[name], after[name])] : []
  })
