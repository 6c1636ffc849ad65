import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { readGift } from '../formats/read-gift.ts'
import { readTemplateRow } from '../formats/read-template.ts'
import { checkParsed } from './check-parsed.ts'
import { matchRows, type ReadyRow } from './import-rows.ts'
import { importView } from './import-view.ts'
import { holdImport } from './move-import.ts'
import { passageCodes, settleStored } from './settle-passages.ts'

const taken = async (ctx: Ctx, id: number, number: number, code: string | null | undefined) => {
  if (!code) return undefined
  const others = await ctx.db
    .selectFrom('question_import_rows')
    .select(['number', 'question'])
    .where('import_id', '=', id)
    .where('number', '<>', number)
    .execute()
  return others.find(({ question }) => (question as { code?: string } | null)?.code === code)?.number
}

/** One row as it should have been; the others stay as they were read. */
export const mendRow = (ctx: Ctx, id: number, number: number, cells: string[]) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const row = await holdImport(ctx, id)
    if (row.kind === 'xml') return fail('conflict', 'A row of Moodle’s XML is mended in Moodle. Take it off here.')
    const pictures = row.pictures.map(({ name }) => ({ name, base64: null }))
    const parsed =
      row.kind === 'gift' ? readGift(cells.join('\n'))[0] : readTemplateRow(number, cells, row.mapping, pictures)
    if (!parsed) return invalid({ cells: ['There is no question in this text.'] })
    const code = parsed.question?.code
    const other = await taken(ctx, id, number, code)
    const [ready] = await matchRows(ctx, [checkParsed({ ...parsed, number, cells })], row.pictures, row.defaults)
    if (!ready) return fail('unexpected')
    const doubled = other
      ? [{ where: null, level: 'wrong' as const, message: `The code ${code} stands in row ${other}, too.` }]
      : []
    const before = await ctx.db
      .selectFrom('question_import_rows')
      .select('question')
      .where('import_id', '=', id)
      .where('number', '=', number)
      .execute()
    const changed = await ctx.db
      .updateTable('question_import_rows')
      .set({
        ...ready,
        problems: [...ready.problems, ...doubled],
        ...(other && { state: 'wrong' as const }),
        is_left: false,
      })
      .where('import_id', '=', id)
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return fail('not_found')
    await settleStored(ctx, id, passageCodes([...before, ready]))
    await audit(ctx, {
      action: 'question-bank.mend-import-row',
      entity: 'question_import',
      id,
      details: { row: number },
    })
    return importView(ctx, row)
  })

type Decision = { numbers?: number[]; state?: ReadyRow['state']; is_left?: boolean; choice?: ReadyRow['choice'] }

export const decideRows = (ctx: Ctx, id: number, { numbers, state, is_left, choice }: Decision) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const row = await holdImport(ctx, id)
    if (!numbers && !state) return invalid({ numbers: ['Choose at least one row.'] })
    const decided = await ctx.db
      .updateTable('question_import_rows')
      .set({ ...(is_left !== undefined && { is_left }), ...(choice !== undefined && { choice }) })
      .where('import_id', '=', id)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'wrong'))
      .$if(numbers !== undefined, (query) => query.where('number', 'in', numbers?.length ? numbers : [-1]))
      .returning('question')
      .execute()
    await settleStored(ctx, id, passageCodes(decided))
    await audit(ctx, {
      action: 'question-bank.decide-import-rows',
      entity: 'question_import',
      id,
      details: { is_left, choice, state },
    })
    return importView(ctx, row)
  })
