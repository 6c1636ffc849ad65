import type { Field } from './field-kinds.ts'
import type { Resource } from './resource.ts'

/** What a column of a list can become: a field, or one part of a field. */
export type ImportTarget = { name: string; label: string }

/**
 * Kinds that one cell can say. A consent is none of them: it is a signed paper, and is added to each person by hand.
 */
const fromOneCell: readonly Field['kind'][] = [
  ...(['line', 'text', 'rich', 'number', 'money', 'yesNo', 'choice', 'choices', 'day', 'slug'] as const),
  ...(['one', 'many', 'colour'] as const),
]

/** The columns that a list of a type can have, in the order of its fields. */
export const importTargets = ({ fields }: Pick<Resource, 'fields'>): ImportTarget[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.fixed) return []
    if (field.kind === 'picture')
      return [
        { name, label: field.label },
        ...(field.alt === null ? [] : [{ name: `${name}.alt`, label: `what the ${field.label} shows` }]),
      ]
    return fromOneCell.includes(field.kind) ? [{ name, label: field.label }] : []
  })

/** Whether a list of this type may come as an archive with pictures. */
export const takesPictures = ({ fields }: Pick<Resource, 'fields'>): boolean =>
  Object.values(fields).some(({ kind }) => kind === 'picture')

/** Limits of every import. They are checked before a file is unpacked, and while it is read. */
export const importLimits = {
  maxBytes: 24 * 1024 * 1024,
  /** Of a list without pictures. */
  listBytes: 10 * 1024 * 1024,
  /** Of a spreadsheet, unpacked. */
  sheetBytes: 25 * 1024 * 1024,
  entries: 200,
  /** Of one file in an archive, unpacked; as much as a picture may have. */
  fileBytes: 15 * 1024 * 1024,
  unpackedBytes: 100 * 1024 * 1024,
  rows: 2000,
  columns: 60,
} as const
