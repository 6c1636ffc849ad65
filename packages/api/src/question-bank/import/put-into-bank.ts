import type { ImportPicture } from '@northlight/db/tables/question-bank'
import { originalOf } from '../../imports/keep-pictures.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { pictureOf, publishPicture } from '../../library/add-picture.ts'
import { codesAfter } from '../bank/free-code.ts'
import { insertPassage } from '../bank/passages.ts'
import { importMark, storedMark, withPictures, withTexts } from '../formats/pictures-in-text.ts'
import { insertCleanQuestion } from '../insert-question.ts'
import { moveImport } from './move-import.ts'
import { type RowToTake, rowsToTake } from './rows-to-take.ts'
import { type ImportRow, importById } from './stored-import.ts'

type Kept = ImportPicture & { path: string; facts: NonNullable<ImportPicture['facts']> }
const isKept = (picture: ImportPicture): picture is Kept => picture.path !== null && picture.facts !== null

const wantedBy = (row: ImportRow, rows: RowToTake[]) => {
  const names = new Set(
    rows.flatMap(({ question }) => [question.figure, ...question.pictures].flatMap((one) => one?.name ?? [])),
  )
  return row.pictures.filter((picture) => names.has(picture.name)).filter(isKept)
}

/** Files first, rows afterwards: a row never names a file that is not there. */
const publishFiles = async (ctx: Ctx, pictures: Kept[]) => {
  for (const { name, path, facts } of pictures)
    await publishPicture(ctx, { name, facts, kept: path, original: originalOf(path) })
}

const refuseRow = (number: number, error: unknown): never => {
  if (error instanceof ApiFailure) throw error
  throw new ApiFailure('conflict', {
    message: `Row ${number} cannot be taken: ${error instanceof Error ? error.message : ''}`,
    extra: { row: number },
  })
}

/** Every row becomes a question or a version of one, in one transaction: all of them or none. */
export const putIntoBank = async (ctx: Ctx, id: number): Promise<void> => {
  await publishFiles(ctx, wantedBy(await importById(ctx, id), await rowsToTake(ctx, id)))
  await inTransaction(ctx, async (ctx) => {
    const row = await moveImport(ctx, id, 'applying', { state: 'applied', applied_at: ctx.now() })
    // Another process was quicker: it has done all of it.
    if (!row) return
    const rows = await rowsToTake(ctx, id)
    const figures = new Map<string, string>()
    for (const { name, path, facts } of wantedBy(row, rows))
      figures.set(name, (await pictureOf(ctx, name, facts, path)).media.path)
    const published = (html: string) =>
      withPictures(html, ({ src, alt }) => {
        const path = src.startsWith(importMark) ? figures.get(src.slice(importMark.length)) : undefined
        return { src: path === undefined ? src : storedMark + path, alt }
      })
    const passages = new Map<string, number>()
    const freeCode = codesAfter(
      ctx,
      rows.flatMap(({ question }) => question.code ?? []),
    )
    for (const { id: rowId, number, question, choice, known_id } of rows) {
      const { code, subject, topic, difficulty, matches, decimals, passage, figure, pictures, ...rest } = withTexts(
        question,
        published,
      )
      if (passage && !passages.has(passage.code))
        passages.set(passage.code, await insertPassage(ctx, passage.code, passage.texts))
      const isNew = choice === 'new' && known_id !== null
      const version_id = await insertCleanQuestion(
        ctx.db,
        {
          ...rest,
          code: code === null || isNew ? await freeCode(subject ?? 'Question') : code,
          subject: subject ?? '',
          topic: topic ?? '',
          difficulty: difficulty ?? 'Moderate',
          ...(matches && { matches }),
          ...(decimals !== null && { decimals }),
          figure: figure ? (figures.get(figure.name) ?? null) : null,
          passage_version_id: passage ? (passages.get(passage.code) ?? null) : null,
        },
        { now: ctx.now(), by: actorId(ctx) },
      ).catch((error: unknown) => refuseRow(number, error))
      await ctx.db.updateTable('question_import_rows').set({ version_id }).where('id', '=', rowId).execute()
    }
    await audit(ctx, {
      action: 'question-bank.apply-import',
      entity: 'question_import',
      id,
      details: { questions: rows.length, pictures: figures.size },
    })
  })
}
