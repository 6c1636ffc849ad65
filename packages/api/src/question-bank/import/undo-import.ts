import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { indexQuestion } from '../bank/index-questions.ts'
import { importView } from './import-view.ts'
import { moveImport } from './move-import.ts'
import { importById } from './stored-import.ts'

/** What came of an import, with everything that already rests on it. */
const versionsOf = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('question_import_rows')
    .innerJoin('question_versions', 'question_versions.id', 'question_import_rows.version_id')
    .innerJoin('questions', 'questions.id', 'question_versions.question_id')
    .select(['question_versions.id', 'question_versions.question_id', 'question_versions.version', 'questions.code'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('paper_slot_questions')
          .select('slot_id')
          .whereRef('question_version_id', '=', 'question_versions.id'),
      ).as('is_used'),
      exists(
        selectFrom('practice_answers')
          .select('session_id')
          .whereRef('question_version_id', '=', 'question_versions.id'),
      ).as('is_practised'),
      exists(
        selectFrom('bookmarks').select('bookmarks.id').whereRef('question_version_id', '=', 'question_versions.id'),
      ).as('is_kept'),
      exists(
        selectFrom('question_versions as later')
          .select('later.id')
          .whereRef('later.question_id', '=', 'question_versions.question_id')
          .whereRef('later.version', '>', 'question_versions.version'),
      ).as('is_edited'),
    ])
    .where('question_import_rows.import_id', '=', id)
    .execute()

/** Takes an import back as a whole while nothing rests on it; otherwise it names what does. */
export const undoImport = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    await importById(ctx, id)
    const row = await moveImport(ctx, id, 'applied', { state: 'undone' })
    if (!row) return fail('conflict', 'This import cannot be taken back.')
    const versions = await versionsOf(ctx, id)
    const held = versions.filter((one) => one.is_used || one.is_edited || one.is_practised || one.is_kept)
    if (held.length > 0)
      throw new ApiFailure('conflict', {
        message: `${held[0]?.code}${held.length > 1 ? ` and ${held.length - 1} more are` : ' is'} used or was edited since. The import stays.`,
        extra: { code: 'in-use', codes: held.map(({ code }) => code).slice(0, 100) },
      })
    await ctx.db.updateTable('question_import_rows').set({ version_id: null }).where('import_id', '=', id).execute()
    for (const one of versions) {
      await ctx.db.deleteFrom('question_index').where('question_id', '=', one.question_id).execute()
      await ctx.db.deleteFrom('question_versions').where('id', '=', one.id).execute()
      if (one.version === 1) await ctx.db.deleteFrom('questions').where('id', '=', one.question_id).execute()
      else await indexQuestion(ctx.db, one.question_id)
    }
    await audit(ctx, {
      action: 'question-bank.undo-import',
      entity: 'question_import',
      id,
      details: { questions: versions.length },
    })
    return importView(ctx, row)
  })
