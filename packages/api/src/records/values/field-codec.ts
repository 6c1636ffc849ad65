import type { Field, FieldOf } from '@northlight/contract/office/field-kinds'
import { type Consent, emptyValue, type Picture, type Seo } from '@northlight/contract/office/field-values'
import { plainText, readingMinutes, sanitised } from '@northlight/db/rich-text'
import { type Container, columnOf, putAt, valueAt } from './json-path.ts'

/**
 * How the value of a field stands in a row: one codec for each kind, used for live rows, previews and imports alike.
 * What lies in tables of its own (pairs, child rows) is not here.
 */
const place = (name: string, field: Field) => field.at ?? name

const seoColumns = {
  title: 'meta_title',
  description: 'meta_description',
  keywords: 'meta_keywords',
  scripts: 'meta_scripts',
} as const

const consentColumns: Record<keyof Consent, string> = {
  by: 'consent_by',
  name: 'consent_name',
  relation: 'consent_relation',
  on: 'consent_on',
  scan_id: 'consent_scan_file_id',
  scope: 'consent_scope',
  until: 'consent_until',
  withdrawn_on: 'consent_withdrawn_on',
}

/** Whether somebody may be shown by this consent on a day. */
export const isConsented = (consent: Consent, today: string): boolean =>
  consent.by !== null &&
  consent.on !== null &&
  consent.on <= today &&
  consent.withdrawn_on === null &&
  (consent.until === null || consent.until >= today)

type Rows = FieldOf<'rows'>

const readRows = (field: Rows, stored: unknown): unknown[] => {
  const list = field.asMap
    ? Object.entries((stored ?? {}) as Container).map(([key, value]) => ({ key, value }))
    : ((stored ?? []) as Container[])
  return list.map((row) => readFields(field.fields, row))
}

const writtenRow = ({ fields, isSparse }: Rows, values: Container, today: string): Container => {
  const row: Container = {}
  for (const [name, field] of Object.entries(fields)) writeField(row, name, field, values[name] ?? null, today)
  return isSparse ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) : row
}

const writtenRows = (field: Rows, values: Container[], today: string): unknown => {
  const list = values.map((row) => writtenRow(field, row, today))
  return field.asMap ? Object.fromEntries(list.map(({ key, value }) => [String(key), value])) : list
}

export const readField = (row: Container, name: string, field: Field): unknown => {
  const stored = valueAt(row, place(name, field))
  switch (field.kind) {
    case 'seo':
      return Object.fromEntries(Object.entries(seoColumns).map(([part, column]) => [part, row[column] ?? null]))
    case 'consent':
      return Object.fromEntries(
        Object.entries(consentColumns).map(([part, column]) => [part, row[column] ?? (part === 'scope' ? [] : null)]),
      )
    case 'picture':
      return {
        path: stored ?? null,
        alt: field.alt === null ? null : (valueAt(row, field.alt) ?? null),
        title: field.title === null ? null : (valueAt(row, field.title) ?? null),
      }
    case 'span':
      return { from: stored ?? null, until: valueAt(row, field.until) ?? null }
    case 'rows':
      return readRows(field, stored)
    default:
      return stored ?? emptyValue(field)
  }
}

export const readFields = (fields: Record<string, Field>, row: Container): Container =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readField(row, name, field)]))

const writeRich = (row: Container, at: string, field: FieldOf<'rich'>, value: unknown) => {
  const html = sanitised(typeof value === 'string' ? value : '')
  putAt(row, at, html)
  const text = plainText(html)
  if (field.text) putAt(row, field.text, text)
  if (field.minutes) putAt(row, field.minutes, readingMinutes(text))
}

export const writeField = (row: Container, name: string, field: Field, value: unknown, today: string): void => {
  const at = place(name, field)
  switch (field.kind) {
    case 'seo': {
      const seo = (value ?? emptyValue(field)) as Seo
      for (const [part, column] of Object.entries(seoColumns)) row[column] = seo[part as keyof Seo] || null
      return
    }
    case 'consent': {
      const consent = (value ?? emptyValue(field)) as Consent
      for (const [part, column] of Object.entries(consentColumns)) row[column] = consent[part as keyof Consent]
      row.has_consent = isConsented(consent, today)
      return
    }
    case 'picture': {
      const picture = (value ?? emptyValue(field)) as Picture
      putAt(row, at, picture.path)
      if (field.alt !== null) putAt(row, field.alt, picture.alt)
      if (field.title !== null) putAt(row, field.title, picture.title ?? null)
      return
    }
    case 'span': {
      const { from, until } = (value ?? emptyValue(field)) as { from: string | null; until: string | null }
      putAt(row, at, from)
      putAt(row, field.until, until)
      return
    }
    case 'rich':
      writeRich(row, at, field, value)
      return
    case 'rows':
      putAt(row, at, writtenRows(field, (value ?? []) as Container[], today))
      return
    default:
      putAt(row, at, value ?? field.empty ?? emptyValue(field))
  }
}

/** Every column that a field is kept in. */
export const columnsOf = (name: string, field: Field): string[] => {
  const own = columnOf(place(name, field))
  switch (field.kind) {
    case 'seo':
      return Object.values(seoColumns)
    case 'consent':
      return [...Object.values(consentColumns), 'has_consent']
    case 'picture':
      return [own, field.alt, field.title].filter((column) => column !== null).map(columnOf)
    case 'span':
      return [own, columnOf(field.until)]
    case 'rich':
      return [own, field.text, field.minutes].filter((column) => column !== undefined).map(columnOf)
    default:
      return [own]
  }
}
