import type { QuestionInput } from '@northlight/contract/office/questions'
import { isUniqueViolation } from '@northlight/db/errors'
import { richText } from '@northlight/db/rich-text'
import type { Translated } from '@northlight/db/tables/papers'
import { renderedIn, renderedTexts } from '../../exams/papers/rendered-texts.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { passagesOf } from '../../marking/paper-queries.ts'
import { imageUrl } from '../../media/urls.ts'
import { insertQuestion, QuestionMoved } from '../insert-question.ts'
import { codesAfter } from './free-code.ts'
import { knownFigures, pictureFaults } from './known-pictures.ts'
import { errorsOf, type Fault, readyQuestion } from './question-input.ts'

const by = (ctx: Ctx) => ({ now: ctx.now(), by: actorId(ctx) })

const textsOf = ({ text, options, matches, solution }: QuestionInput['wordings'][number], at: number) => [
  { field: `wordings.${at}.text`, html: text },
  ...options.map((one) => ({ field: `wordings.${at}.options`, html: one.text })),
  ...matches.map((one) => ({ field: `wordings.${at}.matches`, html: one.text })),
  { field: `wordings.${at}.solution`, html: solution },
]

/** What only the database knows: whether the passage and the pictures are there. */
const missing = async (ctx: Ctx, { passage_version_id, figure, wordings }: QuestionInput): Promise<Fault[]> => {
  const faults: Fault[] = await pictureFaults(ctx, wordings.flatMap(textsOf))
  if (passage_version_id != null && (await passagesOf(ctx.db, [passage_version_id])).length === 0)
    faults.push({ field: 'passage_version_id', message: 'This passage is not there.' })
  if (figure != null && !(await knownFigures(ctx, [figure])).has(figure))
    faults.push({ field: 'figure', message: 'This picture is not in the library.' })
  return faults
}

const ready = async (ctx: Ctx, input: QuestionInput) => {
  const { question, faults } = readyQuestion(input)
  const all = [...faults, ...(await missing(ctx, input))]
  return all.length > 0 ? invalid(errorsOf(all)) : question
}

const questionOf = async (ctx: Ctx, versionId: number) =>
  ctx.db
    .selectFrom('question_versions')
    .select(['question_id', 'version'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()

const taken = (code: string) =>
  invalid({ code: [`The code ${code} is taken. Open that question, or choose another code.`] })

/** Somebody else has the code since it was looked for. */
const isTaken = (error: unknown) => error instanceof QuestionMoved || isUniqueViolation(error, 'questions')

const makeQuestion = (ctx: Ctx, { code, ...input }: QuestionInput & { code?: string }) =>
  inTransaction(ctx, async (ctx) => {
    const question = await ready(ctx, input)
    const given = code ?? (await codesAfter(ctx)(input.subject))
    const known = await ctx.db.selectFrom('questions').select('id').where('code', '=', given).executeTakeFirst()
    // One that we chose ourselves was free a moment ago: the next one is looked for.
    if (known && code === undefined) throw new QuestionMoved(given)
    if (known) return taken(given)
    const version_id = await insertQuestion(ctx.db, { code: given, ...question }, { ...by(ctx), seen: 0 })
    const { question_id } = await questionOf(ctx, version_id)
    await audit(ctx, {
      action: 'question-bank.create-question',
      entity: 'question',
      id: question_id,
      details: { version: 1 },
    })
    return { id: question_id, version_id, code: given }
  })

/** So many colleagues may write at the same moment: of those who want one code the first has it, in each round. */
const mostAtOnce = 8

/** Two who write at the same moment get two codes. */
export const createQuestion = async (ctx: Ctx, input: QuestionInput & { code?: string }) => {
  allow(ctx, 'bank.write')
  for (let again = mostAtOnce - 1; ; again -= 1)
    try {
      return await makeQuestion(ctx, input)
    } catch (error) {
      if (!isTaken(error)) throw error
      if (input.code !== undefined) return taken(input.code)
      if (again === 0) throw error
    }
}

/** A version is never edited: a test that was sat keeps its own. */
export const writeVersion = (
  ctx: Ctx,
  id: number,
  { seen_version, ...input }: QuestionInput & { seen_version: number },
) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const row = await ctx.db
      .selectFrom('questions')
      .select('code')
      .where('id', '=', id)
      .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row) return fail('not_found')
    const { last } = await ctx.db
      .selectFrom('question_versions')
      .select(({ fn }) => fn.max<number>('version').as('last'))
      .where('question_id', '=', id)
      .executeTakeFirstOrThrow()
    if (last !== seen_version)
      throw new ApiFailure('conflict', {
        message: `Version ${last} was written meanwhile. Look at it before you write the next one.`,
        extra: { code: 'conflict', version: last },
      })
    const question = await ready(ctx, input)
    const version_id = await insertQuestion(ctx.db, { code: row.code, ...question }, by(ctx))
    const { version } = await questionOf(ctx, version_id)
    await audit(ctx, { action: 'question-bank.write-version', entity: 'question', id, details: { version } })
    return { id, version_id, version }
  })

export const hideQuestion = (ctx: Ctx, id: number, isHidden: boolean) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const changed = await ctx.db
      .updateTable('questions')
      .set({ is_active: !isHidden })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return fail('not_found')
    await audit(ctx, {
      action: isHidden ? 'question-bank.hide-question' : 'question-bank.show-question',
      entity: 'question',
      id,
    })
  })

/** Exactly what a student would be sent, made by the same hands; nothing is stored. */
export const previewQuestion = async (ctx: Ctx, input: QuestionInput) => {
  allow(ctx, 'bank.read')
  const { question, faults } = readyQuestion(input)
  const clean = (html: string) => richText(html).html
  const named = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, html]) => [name, clean(html)]))
  const texts = Object.fromEntries(
    Object.entries(question.texts).map(([language, one]) => [
      language,
      { text: clean(one.text), options: named(one.options), ...(one.matches && { matches: named(one.matches) }) },
    ]),
  ) as typeof question.texts
  const solutions = Object.fromEntries(
    Object.entries(question.solution).map(([language, html]) => [language, clean(html)]),
  ) as Translated
  const [passage] = await passagesOf(ctx.db, input.passage_version_id == null ? [] : [input.passage_version_id])
  const figureOf = (figure: string | null, alt: string | null) => ({
    figure: figure === null ? null : imageUrl(ctx, figure, ''),
    figure_alt: alt,
  })
  return {
    view: {
      version: 0,
      type: question.type,
      options: question.options,
      matches: question.matches ?? null,
      decimals: question.decimals ?? null,
      difficulty: question.difficulty,
      passage: passage?.id ?? null,
      texts: renderedTexts(texts),
      ...figureOf(question.figure ?? null, question.figure_alt ?? null),
    },
    passage: passage
      ? { id: passage.id, texts: renderedIn(passage.texts), ...figureOf(passage.figure, passage.figure_alt) }
      : null,
    solutions: renderedIn(solutions),
    faults: [...faults, ...(await missing(ctx, input))],
  }
}
