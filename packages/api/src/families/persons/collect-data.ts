import type { Ctx } from '../../kernel/context.ts'
import { forParent, type Reader } from './for-parent.ts'
import { identifiersOf } from './identifiers.ts'
import { personTables } from './registry.ts'
import { rowsOf } from './rows.ts'
import type { DataSection, Identifiers, Person, PersonTable, Row } from './types.ts'

const filesOf = async (ctx: Ctx, { file }: PersonTable, rows: Row[]) => {
  if (file?.is !== 'private_files') return []
  const ids = rows.map((row) => row[file.column]).filter((id) => typeof id === 'number')
  if (ids.length === 0) return []
  const stored = await ctx.db.selectFrom('private_files').selectAll().where('id', 'in', ids).orderBy('id').execute()
  const files: { name: string; bytes: Uint8Array }[] = []
  for (const { id, path, original_name } of stored) {
    const found = await ctx.services.storage.private.read(path)
    if (found) files.push({ name: `${id}-${original_name}`, bytes: found.bytes })
  }
  return files
}

const part = (row: Row, columns: string[]) => Object.fromEntries(columns.map((column) => [column, row[column]]))

const byAge = (a: Row, b: Row) => (a.id ?? 0) - (b.id ?? 0)

type View = ReturnType<typeof forParent> | undefined

const sectionsOf = async (ctx: Ctx, entry: PersonTable, person: Identifiers, view: View): Promise<DataSection[]> => {
  const { shown, proved, found } = entry
  if (!('title' in shown)) return []
  const rows = (await rowsOf(ctx.db, { table: entry.table, found: proved ?? found }, person)).sort(byAge)
  const sections: DataSection[] = [
    {
      title: shown.title,
      rows: rows.map((row) => {
        const values = part(row, shown.columns)
        return view ? view.shown(entry, row, values) : values
      }),
      files: await filesOf(ctx, entry, view ? rows.filter((row) => view.hasFile(entry, row)) : rows),
    },
  ]
  if (!proved) return sections
  const ids = new Set(rows.map(({ id }) => id))
  const unproved = (await rowsOf(ctx.db, entry, person)).filter(({ id }) => !ids.has(id)).sort(byAge)
  if (unproved.length > 0)
    sections.push({
      title: `${shown.title} with your name and phone number: the office shows them to you`,
      rows: unproved.map(({ created_at }) => ({ sent_at: created_at })),
    })
  return sections
}

/**
 * Everything the institute holds about a person, in parts. Forms nobody sent are left out, and for a parent who reads of
 * a child what is another parent's.
 */
export const collectData = async (ctx: Ctx, who: Person, reader?: Reader) => {
  const person = await identifiersOf(ctx, who)
  const view = reader && forParent(reader, person)
  const parts: { domain: PersonTable['domain']; sections: DataSection[] }[] = (
    ['account', 'family', 'enquiries', 'admissions', 'exams', 'payments'] as const
  ).map((domain) => ({ domain, sections: [] }))
  const asked = new Set<unknown>()
  for (const entry of personTables(ctx.services)) {
    const sections = parts.find(({ domain }) => domain === entry.domain)?.sections
    if ('by' in entry.shown) {
      if (!asked.has(entry.shown.by)) sections?.push(...(await entry.shown.by(ctx, person)))
      asked.add(entry.shown.by)
    } else sections?.push(...(await sectionsOf(ctx, entry, person, view)))
  }
  return parts.map(({ domain, sections }) => {
    const sent = sections.filter(({ rows, files = [] }) => domain !== 'enquiries' || rows.length + files.length > 0)
    return { domain, sections: view ? sent.map(view.everywhere) : sent }
  })
}
