import type { ImportPicture } from '@northlight/db/tables/question-bank'
import { originalOf } from '../../imports/keep-pictures.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { keepOriginal, pictureOf, publicPathFor } from '../../library/add-picture.ts'
import { indexQuestion } from '../bank/index-questions.ts'
import { freeCode, insertPassage } from '../bank/write-question.ts'
import type { ParsedQuestion } from '../formats/parsed-question.ts'
import { insertQuestion } from '../insert-question.ts'
import { type ImportRow, importById, importView, type StoredRow } from './import-view.ts'

/** The state is the mark: whoever moves it first does the work, and nobody does it twice. */
const move = (ctx: Ctx, id: number, from: ImportRow['state'], set: Partial<ImportRow>) =>
  ctx.db
    .updateTable('question_imports')
    .set({ ...set, updated_at: ctx.now() })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()

const rowsToTake = async (ctx: Ctx, id: number): Promise<(StoredRow & { question: ParsedQuestion })[]> => {
  const rows = await ctx.db
    .selectFrom('question_import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('is_left', '=', false)
    .orderBy('number')
    .execute()
  const wrong = rows.filter(({ state }) => state === 'wrong').length
  if (wrong > 0) fail('conflict', `${wrong} of ${rows.length} rows cannot be read. Mend them, or take them off.`)
  const taken = rows.filter(({ choice, question }) => choice !== 'skip' && question !== null)
  if (taken.length === 0) fail('conflict', 'No row is left to take.')
  return taken as (StoredRow & { question: ParsedQuestion })[]
}

type Kept = ImportPicture & { path: string; facts: NonNullable<ImportPicture['facts']> }
const isKept = (picture: ImportPicture): picture is Kept => picture.path !== null && picture.facts !== null

const wantedBy = (row: ImportRow, rows: { question: ParsedQuestion }[]) => {
  const names = new Set(rows.flatMap(({ question }) => question.figure?.name ?? []))
  return row.pictures.filter((picture) => names.has(picture.name)).filter(isKept)
}

/** Files first, rows afterwards: a row never names a file that is not there. */
const publishFiles = async (ctx: Ctx, pictures: Kept[]) => {
  for (const { name, path, facts } of pictures) {
    const stored = await ctx.services.storage.private.read(path)
    const sent = await ctx.services.storage.private.read(originalOf(path))
    if (sent) await keepOriginal(ctx, facts, sent.bytes)
    if (stored) await ctx.services.storage.public.write(publicPathFor(ctx, name, facts), stored.bytes)
  }
}

/** Every row becomes a question or a version of one, in one transaction: all of them or none. Sent twice it happens once. */
export const applyImport = async (ctx: Ctx, id: number) => {
  allow(ctx, 'bank.write')
  const before = await importById(ctx, id)
  if (before.state === 'applied') return importView(ctx, before)
  if (before.state !== 'ready') return fail('conflict', 'This import cannot be applied.')
  await publishFiles(ctx, wantedBy(before, await rowsToTake(ctx, id)))
  return inTransaction(ctx, async (ctx) => {
    const row = await move(ctx, id, 'ready', { state: 'applied', applied_at: ctx.now() })
    // Another process was quicker: it has done all of it.
    if (!row) return importView(ctx, await importById(ctx, id))
    const rows = await rowsToTake(ctx, id)
    const figures = new Map<string, string>()
    for (const { name, path, facts } of wantedBy(row, rows))
      figures.set(name, (await pictureOf(ctx, name, facts, path)).media.path)
    const passages = new Map<string, number>()
    const by = { now: ctx.now(), by: actorId(ctx) }
    for (const { id: rowId, number, question, choice, known_id } of rows) {
      const { code, subject, topic, difficulty, matches, decimals, passage, figure, ...rest } = question
      if (passage && !passages.has(passage.code))
        passages.set(passage.code, await insertPassage(ctx, passage.code, passage.texts))
      const isNew = choice === 'new' && known_id !== null
      const given = code === null || isNew ? await freeCode(ctx, subject ?? 'Question') : code
      try {
        const version_id = await insertQuestion(
          ctx.db,
          {
            ...rest,
            code: given,
            subject: subject ?? '',
            topic: topic ?? '',
            difficulty: difficulty ?? 'Moderate',
            ...(matches && { matches }),
            ...(decimals !== null && { decimals }),
            figure: figure ? (figures.get(figure.name) ?? null) : null,
            passage_version_id: passage ? (passages.get(passage.code) ?? null) : null,
          },
          by,
        )
        await ctx.db.updateTable('question_import_rows').set({ version_id }).where('id', '=', rowId).execute()
      } catch (error) {
        if (error instanceof ApiFailure) throw error
        throw new ApiFailure('conflict', {
          message: `Row ${number} cannot be taken: ${error instanceof Error ? error.message : ''}`,
          extra: { row: number },
        })
      }
    }
    await audit(ctx, {
      action: 'question-bank.apply-import',
      entity: 'question_import',
      id,
      details: { questions: rows.length, pictures: figures.size },
    })
    return importView(ctx, row)
  })
}

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
    const row = await move(ctx, id, 'applied', { state: 'undone' })
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
