import { eraseDetails } from '../../audit/chain/take-out.ts'
import type { Ctx } from '../../kernel/context.ts'
import { identifiersOf } from './identifiers.ts'
import { personTables } from './registry.ts'
import { changeRow, changeRows, deleteRows, rowsOf } from './rows.ts'
import type { Identifiers, Person, PersonTable } from './types.ts'

const eraseIn = async (ctx: Ctx, entry: PersonTable, person: Identifiers) => {
  const { erased } = entry
  if (erased === 'delete') return deleteRows(ctx.db, entry, person)
  if (!('set' in erased)) return
  const { set, before } = erased
  if (typeof set !== 'function' && !before) return changeRows(ctx.db, entry, person, set)
  for (const row of await rowsOf(ctx.db, entry, person)) {
    await before?.(ctx, row, person)
    await changeRow(ctx.db, entry, row.id, typeof set === 'function' ? set(ctx, row) : set)
  }
}

/** The reason for which a parent's view was ended is the one free text in the audit: it may name somebody. */
const eraseReasons = async (ctx: Ctx, { id }: Person) => {
  const lines = await ctx.db
    .selectFrom('audit_log')
    .select(['id', 'details'])
    .where('action', '=', 'families.end-child-link')
    .where('entity', '=', 'user')
    .where('entity_id', '=', String(id))
    .execute()
  await eraseDetails(
    ctx,
    lines.filter(({ details }) => 'reason' in details).map(({ id }) => id),
  )
}

/** Deletes or makes nameless what belongs to one person, in the caller's transaction. Gives files to remove after it. */
export const erasePerson = async (ctx: Ctx, who: Person): Promise<string[]> => {
  const person = await identifiersOf(ctx, who)
  const files: string[] = []
  for (const entry of personTables(ctx.services)) {
    const { file } = entry
    if (file?.is === 'path')
      for (const row of await rowsOf(ctx.db, entry, person))
        if (typeof row[file.column] === 'string') files.push(String(row[file.column]))
    await eraseIn(ctx, entry, person)
  }
  await eraseReasons(ctx, who)
  return files
}
