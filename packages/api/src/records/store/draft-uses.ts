import type { Field } from '@northlight/contract/office/field-kinds'
import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import type { Db } from '@northlight/db/database'
import type { Ctx } from '../../kernel/context.ts'
import type { OpenRecord } from './open-record.ts'

export type Reference = { field: string; to_resource: string; to_key: string }

/** Pictures and paths of the site are referred to like records, under these names. */
export const pictures = 'media'
export const places = 'place'

const inHtml = (html: string): Omit<Reference, 'field'>[] => [
  ...[...html.matchAll(/<img[^>]*\ssrc="(?:https?:\/\/[^"/]+)?\/storage\/([^"?#]+)/gi)].map(([, path = '']) => ({
    to_resource: pictures,
    to_key: path,
  })),
  ...[...html.matchAll(/<a[^>]*\shref="(?:https?:\/\/[^"/]+)?(\/[^"?#]*)/gi)].map(([, path = '']) => ({
    to_resource: places,
    to_key: path,
  })),
]

const referencesOf = (field: Field, value: unknown): Omit<Reference, 'field'>[] => {
  if (value === null || value === undefined) return []
  switch (field.kind) {
    case 'one':
      return [{ to_resource: field.to, to_key: String(value) }]
    case 'many':
      return (value as number[]).map((id) => ({ to_resource: field.to, to_key: String(id) }))
    case 'picture': {
      const { path } = value as { path: string | null }
      return path === null ? [] : [{ to_resource: pictures, to_key: path }]
    }
    case 'rich':
      return inHtml(String(value))
    case 'line':
      return field.format === 'link' && String(value).startsWith('/')
        ? [{ to_resource: places, to_key: String(value).replace(/[?#].*$/, '') }]
        : []
    case 'rows':
      return (value as RecordValues[]).flatMap((row) =>
        Object.entries(field.fields).flatMap(([name, inner]) => referencesOf(inner, row[name])),
      )
    default:
      return []
  }
}

/** What values refer to: other records, pictures, and places on the site inside texts. */
export const references = ({ fields }: Resource, values: RecordValues): Reference[] => {
  const all = Object.entries(fields).flatMap(([name, field]) =>
    referencesOf(field, values[name]).map((to) => ({ field: name, ...to })),
  )
  return [...new Map(all.map((one) => [`${one.field}|${one.to_resource}|${one.to_key}`, one])).values()]
}

/** What a draft refers to is kept, so that nobody deletes it; what is live is asked of the tables themselves. */
export const noteDraftUses = async (
  ctx: Ctx,
  { resource, id }: Pick<OpenRecord, 'resource' | 'id'>,
  values: RecordValues | null,
) => {
  await ctx.db.deleteFrom('record_uses').where('resource', '=', resource.name).where('record_id', '=', id).execute()
  const found = values ? references(resource, values) : []
  if (found.length > 0)
    await ctx.db
      .insertInto('record_uses')
      .values(found.map((one) => ({ resource: resource.name, record_id: id, ...one })))
      .execute()
}

/** A picture has another path, or is gone: what drafts refer to follows. */
export const swapPictureUses = (db: Db, from: string, to: string) =>
  db
    .updateTable('record_uses')
    .set({ to_key: to })
    .where('to_resource', '=', pictures)
    .where('to_key', '=', from)
    .execute()

export const forgetPictureUses = (db: Db, path: string) =>
  db.deleteFrom('record_uses').where('to_resource', '=', pictures).where('to_key', '=', path).execute()
