import { isDeepStrictEqual } from 'node:util'
import type { Field } from '@northlight/contract/office/field-kinds'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { sanitised } from '@northlight/db/rich-text'

const withoutNul = (text: string) => text.replaceAll('\0', '')

const cleanText = (value: string) => withoutNul(value).trim()

const cleanDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanDeep(inner)]))
}

/** A value as it is kept: rich text sanitised, other texts trimmed, an empty line means nothing. */
const cleanValue = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined) return null
  if (field.kind === 'rich') return sanitised(withoutNul(String(value)))
  if (field.kind === 'rows')
    return (value as RecordValues[]).map((row) =>
      Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, cleanValue(inner, row[name])])),
    )
  const clean = cleanDeep(value)
  return clean === '' ? null : clean
}

export const cleanValues = ({ fields }: Pick<Resource, 'fields'>, values: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name]
      return field ? [[name, cleanValue(field, value)]] : []
    }),
  )

/** The same in meaning: the order of keys plays no part, and neither does how an empty value is written. */
export const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(a === undefined ? null : a, b === undefined ? null : b)

export const changedFields = (before: RecordValues, after: RecordValues): string[] =>
  Object.keys(after).filter((name) => !isSame(before[name], after[name]))
