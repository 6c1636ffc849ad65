import { z } from 'zod'
import type { Field } from './field-kinds.ts'
import type { RecordValues, Resource } from './resource.ts'

/**
 * What a field may hold. A draft may be unfinished: anything may be null, and only what could never become right
 * (a wrong type, a text without end, an unknown choice) is refused. What must be there is the gate's matter.
 */
export const Picture = z.object({
  /** Path of a stored picture. */
  path: z.string().max(500).nullable(),
  /** Null while nobody has said it; empty where the picture is decoration. */
  alt: z.string().max(500, 'Use no more than 500 characters.').nullable(),
  title: z.string().max(500, 'Use no more than 500 characters.').nullable().default(null),
})
export type Picture = z.output<typeof Picture>

export const Seo = z.object({
  title: z.string().max(500, 'Use no more than 500 characters.').nullable(),
  description: z.string().max(2000, 'Use no more than 2000 characters.').nullable(),
  keywords: z.string().max(2000, 'Use no more than 2000 characters.').nullable(),
  /** JSON-LD without its tag. */
  scripts: z.string().max(20_000, 'Use no more than 20,000 characters.').nullable(),
})
export type Seo = z.output<typeof Seo>

export const consentScopes = ['site', 'print', 'ads'] as const

const calendarDay = z.iso.date('Write the day as 2026-11-15.')

/** A written agreement to be shown. `scan_id` is a private file. */
export const Consent = z.object({
  by: z.enum(['student', 'parent'], { error: 'Choose who agreed.' }).nullable(),
  name: z.string().max(250).nullable(),
  relation: z.string().max(100).nullable(),
  on: calendarDay.nullable(),
  scan_id: z.number().int().positive().nullable(),
  scope: z.array(z.enum(consentScopes)).max(3),
  until: calendarDay.nullable(),
  withdrawn_on: calendarDay.nullable(),
})
export type Consent = z.output<typeof Consent>

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write times as 08:00.')
export const OpeningHours = z.object({
  days: z.string().max(100),
  opens: clock.nullable(),
  closes: clock.nullable(),
  note: z.string().max(250).nullable(),
})

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const most = (n: number) => `Use no more than ${n.toLocaleString('en-IN')} characters.`
const id = z.number({ error: 'Choose one.' }).int().positive()

const whole = (field: Extract<Field, { kind: 'number' }>) => {
  const bounded = z
    .number({ error: 'Enter a number.' })
    .min(field.min ?? -1e12, `Enter ${field.min ?? 0} or more.`)
    .max(field.max ?? 1e12, `Enter ${field.max ?? 0} or less.`)
  return field.decimals ? bounded : bounded.int('Enter a whole number.')
}

const span = (of: 'day' | 'moment') => {
  const end = of === 'day' ? calendarDay : z.iso.datetime('Write the moment as 2026-11-15T10:30:00.000Z.')
  return z.object({ from: end.nullable(), until: end.nullable() })
}

const schemaOf = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'line':
    case 'text':
      return z.string({ error: 'This must be a text.' }).max(field.max, most(field.max))
    case 'rich':
      return z.string({ error: 'This must be a text.' }).max(field.max, most(field.max)).meta({ maxBytes: field.max })
    case 'number':
      return whole(field)
    case 'money':
      return z.number({ error: 'Enter the amount in paise.' }).int('Enter whole paise.').min(0).max(1e12)
    case 'yesNo':
      return z.boolean({ error: 'Use true or false.' })
    case 'choice':
      return 'list' in field.from
        ? z.enum(field.from.list as [string, ...string[]], { error: `Choose one of ${field.from.list.join(', ')}.` })
        : z.string({ error: 'Choose one.' }).max(field.max, most(field.max))
    case 'choices': {
      const entry =
        field.from && 'list' in field.from
          ? z.enum(field.from.list as [string, ...string[]], { error: `Choose from ${field.from.list.join(', ')}.` })
          : z.string({ error: 'This must be a text.' }).max(field.max, most(field.max))
      return z.array(entry, { error: 'This must be a list.' }).max(field.most, `Use no more than ${field.most}.`)
    }
    case 'day':
      return calendarDay
    case 'moment':
      return z.iso.datetime('Write the moment as 2026-11-15T10:30:00.000Z.')
    case 'span':
      return span(field.of)
    case 'slug':
      return z.string().max(200, most(200)).regex(slugPattern, 'Use small letters, digits and single dashes.')
    case 'picture':
      return Picture
    case 'file':
    case 'one':
      return id
    case 'many':
      return z
        .array(id)
        .max(200, 'Choose no more than 200.')
        .refine((ids) => new Set(ids).size === ids.length, 'Choose each once.')
    case 'rows':
      return z.array(z.object(fieldSchemas(field.fields)).partial()).max(field.most, `Use no more than ${field.most}.`)
    case 'seo':
      return Seo
    case 'consent':
      return Consent
    case 'hours':
      return z.array(OpeningHours).max(20)
    case 'colour':
      return z.string().regex(/^#[0-9a-f]{6}$/i, 'Write a colour as #1b2a4a.')
  }
}

/** The schema of each field; null means empty. */
export const fieldSchemas = (fields: Record<string, Field>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field).nullable()]))

const listKinds: readonly Field['kind'][] = ['choices', 'many', 'rows', 'hours']

/** What a field holds before anybody wrote in it. */
export const emptyValue = (field: Field): unknown => {
  if (listKinds.includes(field.kind)) return []
  switch (field.kind) {
    case 'yesNo':
      return false
    case 'picture':
      return { path: null, alt: null, title: null }
    case 'seo':
      return { title: null, description: null, keywords: null, scripts: null }
    case 'span':
      return { from: null, until: null }
    case 'consent':
      return {
        by: null,
        name: null,
        relation: null,
        on: null,
        scan_id: null,
        scope: [],
        until: null,
        withdrawn_on: null,
      }
    default:
      return null
  }
}

export const emptyValues = ({ fields }: Pick<Resource, 'fields'>): RecordValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]))

/** What may be changed: every field that is not fixed. */
export const changesOf = ({ fields }: Resource) => {
  const open = Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.fixed))
  const room = Object.values(open).reduce((sum, field) => sum + (field.kind === 'rich' ? field.max : 0), 200_000)
  // Taken as typed: in a draft an empty text and a missing one are different things.
  return z.strictObject(fieldSchemas(open)).partial().meta({ verbatim: true, maxBytes: room })
}
