import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import type { ReadyRow } from './import-rows.ts'
import { importView, openImport } from './import-view.ts'

type Decision = { numbers?: number[]; state?: ReadyRow['state']; is_left?: boolean; choice?: ReadyRow['choice'] }

/** Rows that are taken off by hand, or become something else than was guessed. */
export const decideRows = (ctx: Ctx, id: number, { numbers, state, is_left, choice }: Decision) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const row = await openImport(ctx, id)
    if (!numbers && !state) return invalid({ numbers: ['Choose at least one row.'] })
    await ctx.db
      .updateTable('question_import_rows')
      .set({ ...(is_left !== undefined && { is_left }), ...(choice !== undefined && { choice }) })
      .where('import_id', '=', id)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'wrong'))
      .$if(numbers !== undefined, (query) => query.where('number', 'in', numbers?.length ? numbers : [-1]))
      .execute()
    await audit(ctx, {
      action: 'question-bank.decide-import-rows',
      entity: 'question_import',
      id,
      details: { is_left, choice, state },
    })
    return importView(ctx, row)
  })
