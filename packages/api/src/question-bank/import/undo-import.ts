import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { removePicture } from '../../library/change-picture.ts'
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
    .select('question_versions.topic_id')
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
        selectFrom('trial_answers').select('trial_id').whereRef('question_version_id', '=', 'question_versions.id'),
      ).as('is_tried'),
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

/** Questions that somebody is practising since, answered or not. */
const practisedSince = async (ctx: Ctx, since: string): Promise<Set<number>> => {
  const sessions = await ctx.db
    .selectFrom('practice_sessions')
    .select('items')
    .where('created_at', '>=', since)
    .execute()
  const trials = await ctx.db.selectFrom('trials').select('items').where('created_at', '>=', since).execute()
  return new Set([...sessions, ...trials].flatMap(({ items }) => items.map(({ version }) => version)))
}

const refuseHeld = (codes: string[]): void => {
  if (codes.length === 0) return
  throw new ApiFailure('conflict', {
    message: `${codes[0]}${codes.length > 1 ? ` and ${codes.length - 1} more are` : ' is'} used or was edited since. The import stays.`,
    extra: { code: 'in-use', codes: codes.slice(0, 100) },
  })
}

/** Passages that came into being with the import; one under which somebody has put another question holds it. */
const takeBackPassages = async (ctx: Ctx, made: number[]) => {
  if (made.length === 0) return
  const rows = await ctx.db
    .selectFrom('passage_versions')
    .innerJoin('passages', 'passages.id', 'passage_versions.passage_id')
    .select(['passage_versions.id', 'passage_versions.passage_id', 'passages.code'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('question_versions')
          .select('question_versions.id')
          .whereRef('passage_version_id', '=', 'passage_versions.id'),
      ).as('is_used'),
    )
    .where('passage_versions.id', 'in', made)
    .execute()
  refuseHeld(rows.filter(({ is_used }) => is_used).map(({ code }) => `The passage ${code}`))
  await ctx.db.deleteFrom('passage_versions').where('id', 'in', made).execute()
  await ctx.db
    .deleteFrom('passages')
    .where(
      'id',
      'in',
      rows.map((row) => row.passage_id),
    )
    .where('id', 'not in', (query) => query.selectFrom('passage_versions').select('passage_id'))
    .execute()
}

/** Topics and subjects are made by questions alone: without one they would stand in every list for nothing. */
const takeBackTopics = async (ctx: Ctx, ids: number[]) => {
  const gone = await ctx.db
    .deleteFrom('topics')
    .where('id', 'in', [0, ...ids])
    .where('id', 'not in', (query) => query.selectFrom('question_versions').select('topic_id'))
    .returning('subject_id')
    .execute()
  await ctx.db
    .deleteFrom('subjects')
    .where('id', 'in', [0, ...gone.map(({ subject_id }) => subject_id)])
    .where('id', 'not in', (query) => query.selectFrom('topics').select('subject_id'))
    .execute()
}

const takeBack = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    await importById(ctx, id)
    const row = await moveImport(ctx, id, 'applied', { state: 'undone' })
    if (!row) return fail('conflict', 'This import cannot be taken back.')
    const versions = await versionsOf(ctx, id)
    const practised = await practisedSince(ctx, row.applied_at ?? row.created_at)
    const isHeld = (one: (typeof versions)[number]) =>
      one.is_used || one.is_edited || one.is_practised || one.is_kept || one.is_tried || practised.has(one.id)
    refuseHeld(versions.filter(isHeld).map(({ code }) => code))
    await ctx.db.updateTable('question_import_rows').set({ version_id: null }).where('import_id', '=', id).execute()
    for (const one of versions) {
      await ctx.db.deleteFrom('question_index').where('question_id', '=', one.question_id).execute()
      await ctx.db.deleteFrom('question_versions').where('id', '=', one.id).execute()
      if (one.version === 1) await ctx.db.deleteFrom('questions').where('id', '=', one.question_id).execute()
      else await indexQuestion(ctx.db, one.question_id)
    }
    await takeBackPassages(ctx, row.made?.passages ?? [])
    await takeBackTopics(ctx, [...new Set(versions.map(({ topic_id }) => topic_id))])
    await audit(ctx, {
      action: 'question-bank.undo-import',
      entity: 'question_import',
      id,
      details: { questions: versions.length },
    })
    return { view: await importView(ctx, row), pictures: row.made?.pictures ?? [] }
  })

/**
 * Takes an import back as a whole while nothing rests on it; otherwise it names what does. Its passages and pictures go
 * with it.
 */
export const undoImport = async (ctx: Ctx, id: number) => {
  allow(ctx, 'bank.write')
  const { view, pictures } = await takeBack(ctx, id)
  // A picture that something else shows by now stays.
  for (const picture of pictures)
    await removePicture(ctx, picture).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error
    })
  return view
}
