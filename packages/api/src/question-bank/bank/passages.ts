import { formulaFaults } from '@northlight/contract/formulas/formula-faults'
import type { PassageInput, PassageView } from '@northlight/contract/office/passages'
import type { Language, Translated } from '@northlight/db/tables/papers'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail, invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { cleanTranslated } from '../insert-question.ts'
import { knownPaths, pictureFaults } from './known-pictures.ts'
import { errorsOf } from './question-input.ts'

type Figure = { figure: string | null; figure_alt: string | null }

const newestOf = async (ctx: Ctx, code: string) =>
  ctx.db
    .selectFrom('passages')
    .innerJoin('passage_versions', 'passage_versions.passage_id', 'passages.id')
    .select(({ fn }) => fn.max<number>('version').as('version'))
    .where('code', '=', code)
    .executeTakeFirst()

const faultsOf = async (ctx: Ctx, { texts, figure, figure_alt }: PassageInput) => {
  const named = texts.map(({ text }, at) => ({ field: `texts.${at}.text`, html: text }))
  const isKnown = figure == null || (await knownPaths(ctx, [figure])).has(figure)
  return [
    ...named.flatMap(({ field, html }) => formulaFaults(html).map((message) => ({ field, message }))),
    ...(await pictureFaults(ctx, named)),
    ...(isKnown ? [] : [{ field: 'figure', message: 'This picture is not in the library.' }]),
    ...(figure != null && !figure_alt ? [{ field: 'figure_alt', message: 'Say what the picture shows.' }] : []),
  ]
}

/** A passage, or a new version of it: questions keep the one they stand under. */
export const writePassage = (ctx: Ctx, input: PassageInput) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, 'bank.write')
    const { code, seen_version, texts, figure = null, figure_alt = null } = input
    const english = texts.find(({ language }) => language === 'en')
    if (!english?.text.trim()) return invalid({ texts: ['Write the passage in English first.'] })
    const last = (await newestOf(ctx, code))?.version ?? 0
    if (seen_version === 0 && last > 0)
      return invalid({ code: [`The code ${code} is taken. Choose that passage, or another code.`] })
    if (seen_version !== undefined && seen_version !== last)
      throw new ApiFailure('conflict', {
        message: `Version ${last} was written meanwhile. Look at it before you write the next one.`,
        extra: { code: 'conflict', version: last },
      })
    const faults = await faultsOf(ctx, input)
    if (faults.length > 0) return invalid(errorsOf(faults))
    const said = texts.filter(({ text }) => text.trim() !== '').map(({ language, text }) => [language, text])
    const version_id = await insertPassage(
      ctx,
      code,
      { en: english.text, ...Object.fromEntries(said) },
      { figure, figure_alt },
    )
    await audit(ctx, { action: 'question-bank.write-passage', entity: 'passage', id: version_id })
    return { version_id }
  })

const saidAs = (texts: Translated, { figure, figure_alt }: Figure) =>
  JSON.stringify([texts.en, texts.kn ?? '', texts.hi ?? '', figure, figure_alt])

/** The newest version of a passage, where it says exactly this: a file that brings it again makes no other. */
export const samePassage = async (ctx: Ctx, code: string, texts: Translated, figure: Figure) => {
  const newest = await ctx.db
    .selectFrom('passage_versions')
    .innerJoin('passages', 'passages.id', 'passage_versions.passage_id')
    .select(['passage_versions.id', 'texts', 'figure', 'figure_alt'])
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && saidAs(newest.texts, newest) === saidAs(cleanTranslated(texts), figure) ? newest.id : undefined
}

/** A passage, or a new version of the one with this code. */
export const insertPassage = async (
  ctx: Ctx,
  code: string,
  texts: Translated,
  figure: Figure = { figure: null, figure_alt: null },
): Promise<number> => {
  const known = await ctx.db.selectFrom('passages').select('id').where('code', '=', code).executeTakeFirst()
  const { id } =
    known ??
    (await ctx.db
      .insertInto('passages')
      .values({ code, created_at: ctx.now() })
      .returning('id')
      .executeTakeFirstOrThrow())
  const { last } = await ctx.db
    .selectFrom('passage_versions')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('passage_id', '=', id)
    .executeTakeFirstOrThrow()
  const made = await ctx.db
    .insertInto('passage_versions')
    .values({
      passage_id: id,
      version: (last ?? 0) + 1,
      texts: cleanTranslated(texts),
      ...figure,
      created_at: ctx.now(),
      created_by: actorId(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export const readPassage = async (ctx: Ctx, id: number): Promise<{ passage: PassageView }> => {
  allow(ctx, 'bank.read')
  const row = await ctx.db
    .selectFrom('passage_versions')
    .innerJoin('passages', 'passages.id', 'passage_versions.passage_id')
    .select(['passage_versions.id', 'code', 'version', 'texts', 'figure', 'figure_alt'])
    .select(({ selectFrom }) =>
      selectFrom('question_versions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('passage_version_id', '=', 'passage_versions.id')
        .as('questions'),
    )
    .where('passage_versions.id', '=', id)
    .executeTakeFirst()
  if (!row) return fail('not_found')
  const { id: version_id, code, version, texts, figure, figure_alt, questions } = row
  return {
    passage: {
      ...{ code, version_id, version, figure, figure_alt, questions: Number(questions ?? 0) },
      texts: (Object.entries(texts) as [Language, string][]).map(([language, text]) => ({ language, text })),
    },
  }
}
