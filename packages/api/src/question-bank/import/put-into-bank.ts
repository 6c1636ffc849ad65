import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { codesAfter } from '../bank/free-code.ts'
import { insertPassage, samePassage } from '../bank/passages.ts'
import type { ParsedPassage } from '../formats/parsed-question.ts'
import { withTexts } from '../formats/pictures-in-text.ts'
import { insertCleanQuestion, QuestionMoved, QuestionRefused } from '../insert-question.ts'
import { knownMoved } from './known-codes.ts'
import { moveImport } from './move-import.ts'
import { rowsToTake } from './rows-to-take.ts'
import { importById } from './stored-import.ts'
import { publishFiles, takePictures } from './take-pictures.ts'

/** Whatever else fails is no fault of the row: the job is tried again. */
const refuseRow = (number: number, isOwnCode: boolean, error: unknown): never => {
  if (error instanceof QuestionRefused)
    throw new ApiFailure('conflict', { message: `Row ${number} cannot be taken: ${error.message}` })
  if (error instanceof QuestionMoved && isOwnCode) throw knownMoved(number, error.message)
  throw error
}

const versionOfBank = async (ctx: Ctx, row: number, code: string, id: number): Promise<number> => {
  const there = await ctx.db.selectFrom('passage_versions').select('id').where('id', '=', id).executeTakeFirst()
  if (!there)
    throw new ApiFailure('conflict', {
      message: `Row ${row} cannot be taken: the passage ${code} is no longer in the bank.`,
    })
  return id
}

/** The passages of a file, each once, and which of them came into being with it. */
const takePassages = (ctx: Ctx, pathOf: Awaited<ReturnType<typeof takePictures>>['pathOf']) => {
  const versions = new Map<string, number>()
  const made: number[] = []
  return {
    made,
    versionOf: async (row: number, passage: ParsedPassage | null): Promise<number | null> => {
      if (passage === null) return null
      const { code, texts, figure_alt, version_id } = passage
      if (version_id !== undefined) return versionOfBank(ctx, row, code, version_id)
      const known = versions.get(code)
      if (known !== undefined) return known
      const figure = { figure: pathOf(passage.figure), figure_alt }
      const same = await samePassage(ctx, code, texts, figure)
      const id = same ?? (await insertPassage(ctx, code, texts, figure))
      if (same === undefined) made.push(id)
      versions.set(code, id)
      return id
    },
  }
}

/**
 * Every row becomes a question or a version of one, in one transaction: all of them or none. What the rows were shown
 * to become they become, or nothing does.
 */
export const putIntoBank = async (ctx: Ctx, id: number, round: number): Promise<void> => {
  await publishFiles(ctx, await importById(ctx, id), await rowsToTake(ctx, id))
  await inTransaction(ctx, async (ctx) => {
    const row = await moveImport(ctx, id, 'applying', { state: 'applied', applied_at: ctx.now() }, round)
    // Another process was quicker, or somebody has stopped it.
    if (!row) return
    const rows = await rowsToTake(ctx, id)
    const pictures = await takePictures(ctx, row, rows)
    const passages = takePassages(ctx, pictures.pathOf)
    const freeCode = codesAfter(
      ctx,
      rows.flatMap(({ question }) => question.code ?? []),
    )
    for (const { id: rowId, number, question, choice, known_id, seen_version } of rows) {
      const {
        code,
        subject,
        topic,
        difficulty,
        matches,
        decimals,
        passage,
        figure,
        pictures: _,
        ...rest
      } = withTexts(question, pictures.published)
      const ownCode = choice === 'new' && known_id !== null ? null : code
      const version_id = await insertCleanQuestion(
        ctx.db,
        {
          ...rest,
          code: ownCode ?? (await freeCode(subject ?? 'Question')),
          subject: subject ?? '',
          topic: topic ?? '',
          difficulty: difficulty ?? 'Moderate',
          ...(matches && { matches }),
          ...(decimals !== null && { decimals }),
          figure: pictures.pathOf(figure),
          passage_version_id: await passages.versionOf(number, passage),
        },
        { now: ctx.now(), by: actorId(ctx), seen: ownCode === null ? 0 : (seen_version ?? 0) },
      ).catch((error: unknown) => refuseRow(number, ownCode !== null, error))
      await ctx.db.updateTable('question_import_rows').set({ version_id }).where('id', '=', rowId).execute()
    }
    const made = { passages: passages.made, pictures: pictures.made }
    await ctx.db.updateTable('question_imports').set({ made }).where('id', '=', id).execute()
    await audit(ctx, {
      action: 'question-bank.apply-import',
      entity: 'question_import',
      id,
      details: { questions: rows.length, pictures: pictures.made.length, passages: passages.made.length },
    })
  })
}
