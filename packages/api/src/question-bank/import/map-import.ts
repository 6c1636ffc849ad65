import type { ImportDefaults } from '@northlight/db/tables/question-bank'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { headKey, templateColumns } from '../formats/template-columns.ts'
import { importById, importView, openImport } from './import-view.ts'
import { readInto } from './read-import.ts'

type Mapping = { mapping: (string | null)[]; defaults: ImportDefaults }

/** Says what each column means, and reads the file anew; what a head means is remembered for everybody. */
export const mapImport = async (ctx: Ctx, id: number, { mapping, defaults }: Mapping) => {
  allow(ctx, 'bank.write')
  const row = await openImport(ctx, id)
  const names = templateColumns.map(({ name }) => name)
  const said = mapping.filter((name) => name !== null)
  if (row.kind === 'template') {
    if (mapping.length !== row.heads.length) return invalid({ mapping: ['Say what each column becomes.'] })
    if (said.some((name) => !names.includes(name))) return invalid({ mapping: ['One of these is no column we know.'] })
    if (new Set(said).size !== said.length) return invalid({ mapping: ['Two columns cannot become the same.'] })
  }
  await readInto(ctx, id, row.kind === 'template' ? mapping : null, defaults)
  await inTransaction(ctx, async (ctx) => {
    for (const [at, head] of row.heads.entries()) {
      const values = { head: headKey(head), target: mapping[at] ?? null, updated_at: ctx.now() }
      await ctx.db
        .insertInto('question_import_heads')
        .values(values)
        .onConflict((on) => on.column('head').doUpdateSet(values))
        .execute()
    }
    await audit(ctx, {
      action: 'question-bank.map-import',
      entity: 'question_import',
      id,
      details: { columns: said.length },
    })
  })
  return importView(ctx, await importById(ctx, id))
}
