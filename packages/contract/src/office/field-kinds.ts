/**
 * The kinds of field a record can have. A kind decides how a value is checked, stored, compared, shown and edited;
 * a type of record only says which fields it has. No screen and no query knows a type by name.
 */
export const fieldKinds = [
  ...(['line', 'text', 'rich', 'number', 'money', 'yesNo', 'choice', 'choices', 'day', 'moment', 'span'] as const),
  ...(['slug', 'picture', 'file', 'one', 'many', 'rows', 'seo', 'consent', 'hours', 'colour'] as const),
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Where a choice comes from: a fixed list, or one that the institute keeps in its settings. */
export type Choices = { list: readonly string[] } | { options: string } | { used: true }

type Base = {
  label: string
  hint?: string
  /**
   * Where it is kept: a column, or a place inside a JSON column (`content.hostel.room`). Without it the column has
   * the name of the field.
   */
  at?: string
  /** The gate refuses a record without it. */
  required?: boolean
  /** Shown, never changed here. */
  fixed?: boolean
  /** What is kept where nothing was said, in a place that cannot be null. */
  empty?: string | number | boolean
  /** What a new record begins with: the name of the person who makes it, or the moment. */
  begins?: 'own-name' | 'now'
  /** The field whose text this one repeats until it is typed by hand, or the record is live. */
  follows?: string
}

export type LineField = Base & { kind: 'line' | 'text'; max: number; format?: 'email' | 'phone' | 'link' | 'json' }
/** `text` names the column of its twin without tags; `minutes` that of its reading time. */
export type RichField = Base & { kind: 'rich'; max: number; text?: string; minutes?: string }
export type NumberField = Base & { kind: 'number'; min?: number; max?: number; decimals?: boolean }
export type MoneyField = Base & { kind: 'money' }
export type YesNoField = Base & { kind: 'yesNo' }
export type ChoiceField = Base & { kind: 'choice'; from: Choices; max: number }
/** A list of texts; free ones where `from` is null. */
export type ChoicesField = Base & { kind: 'choices'; from: Choices | null; max: number; most: number }
export type DayField = Base & { kind: 'day' | 'moment' }
/** Two moments or days; `until` names the column of the second. */
export type SpanField = Base & { kind: 'span'; of: 'day' | 'moment'; until: string }
export type SlugField = Base & { kind: 'slug'; of: string }
/** `alt` and `title` name the columns beside it; null where the table has none. */
export type PictureField = Base & {
  kind: 'picture'
  /** Width divided by height of the place it stands in. */
  ratio: number
  shows: 'person' | 'place' | 'thing'
  alt: string | null
  title: string | null
}
/** A private file by its id. */
export type FileField = Base & { kind: 'file'; types: readonly string[] }
export type OneField = Base & { kind: 'one'; to: string }
/** Kept in a table of pairs, in an order where `ordered`. */
export type ManyField = Base & {
  kind: 'many'
  to: string
  through: { table: string; own: string; other: string }
  min?: number
}
/** A repeated group: a JSON column, or a table of its own whose rows belong to the record. */
export type RowsField = Base & {
  kind: 'rows'
  fields: Record<string, Field>
  most: number
  /** What is empty in a row is left away instead of written as null. */
  isSparse?: boolean
  /** Kept as `{key: value}`; the group then has exactly the fields `key` and `value`. */
  asMap?: boolean
  table?: { name: string; own: string }
  /** Names the field that tells rows apart on a screen. */
  title: string
}
export type SeoField = Base & { kind: 'seo' }
export type ConsentField = Base & { kind: 'consent'; who: 'student' | 'parent' }
export type HoursField = Base & { kind: 'hours' }
export type ColourField = Base & { kind: 'colour' }

export type Field =
  | LineField
  | RichField
  | NumberField
  | MoneyField
  | YesNoField
  | ChoiceField
  | ChoicesField
  | DayField
  | SpanField
  | SlugField
  | PictureField
  | FileField
  | OneField
  | ManyField
  | RowsField
  | SeoField
  | ConsentField
  | HoursField
  | ColourField

export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>

type More<F extends Field> = Partial<Omit<F, 'kind' | 'label'>>

export const line = (label: string, more: More<LineField> = {}): Field => ({ kind: 'line', label, max: 250, ...more })
export const text = (label: string, more: More<LineField> = {}): Field => ({ kind: 'text', label, max: 2000, ...more })
export const rich = (label: string, more: More<RichField> = {}): Field => ({
  kind: 'rich',
  label,
  max: 200_000,
  ...more,
})
export const number = (label: string, more: More<NumberField> = {}): Field => ({ kind: 'number', label, ...more })
export const money = (label: string, more: More<MoneyField> = {}): Field => ({ kind: 'money', label, ...more })
export const yesNo = (label: string, more: More<YesNoField> = {}): Field => ({ kind: 'yesNo', label, ...more })
export const day = (label: string, more: More<DayField> = {}): Field => ({ ...more, kind: 'day', label })
export const moment = (label: string, more: More<DayField> = {}): Field => ({ ...more, kind: 'moment', label })
export const span = (label: string, until: string, more: More<SpanField> = {}): Field => ({
  kind: 'span',
  label,
  of: 'moment',
  until,
  ...more,
})
/** One of a fixed list. */
export const choice = (label: string, list: readonly string[], more: More<ChoiceField> = {}): Field => ({
  kind: 'choice',
  label,
  from: { list },
  max: 250,
  ...more,
})
/** One of a list in the settings, such as `programmes`. */
export const option = (label: string, options: string, more: More<ChoiceField> = {}): Field => ({
  kind: 'choice',
  label,
  from: { options },
  max: 250,
  ...more,
})
/** A word that groups records; what others of the type use is offered, and a new one may be typed. */
export const category = (label: string, more: More<ChoiceField> = {}): Field => ({
  kind: 'choice',
  label,
  from: { used: true },
  max: 250,
  ...more,
})
export const choices = (label: string, list: readonly string[], more: More<ChoicesField> = {}): Field => ({
  kind: 'choices',
  label,
  from: { list },
  max: 250,
  most: 50,
  ...more,
})
/** A list of short texts, typed freely. */
export const lines = (label: string, more: More<ChoicesField> = {}): Field => ({
  kind: 'choices',
  label,
  from: null,
  max: 2000,
  most: 100,
  ...more,
})
export const slugOf = (of: string, more: More<SlugField> = {}): Field => ({
  kind: 'slug',
  label: 'address',
  of,
  required: true,
  ...more,
})
export const picture = (more: More<PictureField> & { label?: string } = {}): Field => ({
  kind: 'picture',
  label: 'picture',
  ratio: 1.5,
  shows: 'thing',
  alt: 'image_alt',
  title: 'image_title',
  ...more,
})
export const file = (label: string, types: readonly string[], more: More<FileField> = {}): Field => ({
  kind: 'file',
  label,
  types,
  ...more,
})
export const one = (label: string, to: string, more: More<OneField> = {}): Field => ({
  kind: 'one',
  label,
  to,
  ...more,
})
export const many = (label: string, to: string, through: ManyField['through'], more: More<ManyField> = {}): Field => ({
  kind: 'many',
  label,
  to,
  through,
  ...more,
})
export const rows = (
  label: string,
  title: string,
  fields: Record<string, Field>,
  more: More<RowsField> = {},
): Field => ({ kind: 'rows', label, title, fields, most: 200, ...more })
export const seo = (): Field => ({ kind: 'seo', label: 'search and share' })
export const consentOf = (who: 'student' | 'parent'): Field => ({ kind: 'consent', label: 'consent', who })
export const hours = (label: string, more: More<HoursField> = {}): Field => ({ kind: 'hours', label, ...more })
export const colour = (label: string, more: More<ColourField> = {}): Field => ({ kind: 'colour', label, ...more })
