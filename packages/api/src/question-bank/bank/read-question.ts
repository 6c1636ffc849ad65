import type { QuestionView } from '@northlight/contract/office/questions'
import type { Language, QuestionText } from '@northlight/db/tables/papers'
import { keyText } from '@northlight/exam/marking/key-text'
import { correctKeys } from '@northlight/exam/marking/keys'
import { openingHtml } from '../../exams/papers/opening-html.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { keyInForce, toCorrection } from '../../marking/read-paper.ts'
import { indexMissing } from './index-questions.ts'
import { remarksOn } from './remarks.ts'
import { wordsChanged } from './words-changed.ts'

const newestOf = async (ctx: Ctx, id: number) =>
  (await ctx.db
    .selectFrom('questions')
    .innerJoin('question_index', 'question_index.question_id', 'questions.id')
    .innerJoin('question_versions', 'question_versions.id', 'question_index.version_id')
    .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .leftJoin('passage_versions', 'passage_versions.id', 'question_versions.passage_version_id')
    .leftJoin('passages', 'passages.id', 'passage_versions.passage_id')
    .selectAll('question_versions')
    .select(['questions.code', 'questions.is_active', 'text_print', 'blank_print'])
    .select(['topics.name as topic', 'subjects.name as subject'])
    .select(['passages.code as passage_code', 'passage_versions.texts as passage_texts'])
    .where('questions.id', '=', id)
    .executeTakeFirst()) ?? fail('not_found')

const versionsOf = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('question_versions')
    .leftJoin('users', 'users.id', 'question_versions.created_by')
    .select(['question_versions.id', 'version', 'key', 'texts', 'question_versions.created_at', 'users.name as by'])
    .where('question_id', '=', id)
    .orderBy('version', 'desc')
    .execute()

const usesOf = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('question_versions')
    .innerJoin('paper_slot_questions', 'paper_slot_questions.question_version_id', 'question_versions.id')
    .innerJoin('paper_slots', 'paper_slots.id', 'paper_slot_questions.slot_id')
    .innerJoin('paper_sections', 'paper_sections.id', 'paper_slots.section_id')
    .innerJoin('paper_versions', 'paper_versions.id', 'paper_sections.paper_version_id')
    .innerJoin('papers', 'papers.id', 'paper_versions.paper_id')
    .select(['papers.id as paper_id', 'papers.name as paper', 'paper_versions.version as paper_version'])
    .select(['question_versions.version as question_version', 'paper_versions.frozen_at'])
    .where('question_versions.question_id', '=', id)
    .orderBy('paper_versions.id', 'desc')
    .limit(100)
    .execute()

const statisticsOf = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('question_statistics')
    .innerJoin('tests', 'tests.id', 'question_statistics.test_id')
    .innerJoin('question_versions', 'question_versions.id', 'question_statistics.version_id')
    .selectAll('question_statistics')
    .select(['tests.name', 'tests.slug', 'question_versions.version'])
    .where('question_statistics.question_id', '=', id)
    .orderBy('sat_at', 'desc')
    .execute()

const twinsOf = (ctx: Ctx, id: number, prints: { text_print: string; blank_print: string }) =>
  ctx.db
    .selectFrom('question_index')
    .innerJoin('questions', 'questions.id', 'question_index.question_id')
    .innerJoin('question_versions', 'question_versions.id', 'question_index.version_id')
    .select(['questions.id', 'code', 'texts', 'text_print'])
    .where('questions.id', '<>', id)
    .where(({ eb, or }) => or([eb('text_print', '=', prints.text_print), eb('blank_print', '=', prints.blank_print)]))
    .orderBy('code')
    .limit(20)
    .execute()

const listed = (order: string[], named: Record<string, string> = {}) =>
  order.map((name) => ({ name, text: named[name] ?? '' }))

const changesOf = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('key_changes')
    .innerJoin('question_versions', 'question_versions.id', 'question_version_id')
    .select(['question_version_id', 'decision', 'key_changes.key'])
    .where('question_id', '=', id)
    .orderBy('key_changes.id')
    .execute()

const openChallenges = async (ctx: Ctx, id: number): Promise<number> => {
  const { open } = await ctx.db
    .selectFrom('key_challenges')
    .innerJoin('question_versions', 'question_versions.id', 'key_challenges.question_version_id')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('question_versions.question_id', '=', id)
    .where('key_challenges.state', '=', 'open')
    .executeTakeFirstOrThrow()
  return open
}

/** A question as its author works on it, key included. */
export const readQuestion = async (ctx: Ctx, id: number): Promise<QuestionView> => {
  allow(ctx, 'bank.read')
  await indexMissing(ctx.db)
  const row = await newestOf(ctx, id)
  const versions = await versionsOf(ctx, id)
  const asWritten = Object.fromEntries(versions.map((one) => [one.id, one.key]))
  const keys = correctKeys(asWritten, (await changesOf(ctx, id)).flatMap(toCorrection))
  const changed = wordsChanged(versions)
  const wordings = (Object.entries(row.texts) as [Language, QuestionText][]).map(([language, words]) => ({
    language,
    text: words.text,
    options: listed(row.options, words.options),
    matches: listed(row.matches ?? [], words.matches),
    solution: row.solution[language] ?? '',
    changed_at: changed[language]?.at ?? row.created_at,
    is_behind: (changed[language]?.version ?? 0) < (changed.en?.version ?? 0),
  }))
  const uses = await usesOf(ctx, id)
  const twins = await twinsOf(ctx, id, row)
  return {
    id,
    code: row.code,
    version_id: row.id,
    version: row.version,
    is_active: row.is_active,
    subject: row.subject,
    topic: row.topic,
    type: row.type,
    difficulty: row.difficulty,
    levels: row.levels,
    key: keyText(row.key),
    key_in_force: keyInForce(keys[row.id] ?? row.key),
    decimals: row.decimals,
    wordings,
    figure: row.figure,
    figure_alt: row.figure_alt,
    passage:
      row.passage_version_id === null
        ? null
        : {
            version_id: row.passage_version_id,
            code: row.passage_code ?? '',
            opening: openingHtml(row.passage_texts?.en ?? ''),
          },
    versions: versions.map((one) => ({
      version: one.version,
      version_id: one.id,
      at: one.created_at,
      by: one.by,
      key: keyInForce(keys[one.id] ?? one.key),
    })),
    uses: uses.map(({ frozen_at, ...use }) => ({ ...use, is_frozen: frozen_at !== null })),
    statistics: (await statisticsOf(ctx, id)).map((one) => ({
      test: { name: one.name, slug: one.slug },
      version: one.version,
      takers: one.takers,
      facility: Math.round(one.facility / 100),
      discrimination: one.discrimination === null ? null : Math.round(one.discrimination / 100) / 100,
      most_chosen_wrong: one.most_chosen_wrong,
      flags: one.flags,
      sat_at: one.sat_at,
    })),
    twins: twins.map((one) => ({
      id: one.id,
      code: one.code,
      opening: openingHtml(one.texts.en.text),
      is_exact: one.text_print === row.text_print,
    })),
    open_challenges: await openChallenges(ctx, id),
    remarks: await remarksOn(ctx, id),
  }
}

/** What the form can choose from. */
export const questionChoices = async (ctx: Ctx) => {
  allow(ctx, 'bank.read')
  const topics = await ctx.db
    .selectFrom('subjects')
    .leftJoin('topics', 'topics.subject_id', 'subjects.id')
    .select(['subjects.name as subject', 'topics.name as topic'])
    .orderBy('subjects.position')
    .orderBy('subjects.name')
    .orderBy('topics.name')
    .execute()
  const subjects = Map.groupBy(topics, ({ subject }) => subject)
  const levels = await ctx.db.selectFrom('question_versions').select('levels').distinct().limit(200).execute()
  const passages = await ctx.db
    .selectFrom('passage_versions')
    .innerJoin('passages', 'passages.id', 'passage_versions.passage_id')
    .select(['passages.code', 'passage_versions.id as version_id', 'passage_versions.texts'])
    .where('passage_versions.version', '=', (nested) =>
      nested
        .selectFrom('passage_versions as later')
        .select(({ fn }) => fn.max('later.version').as('last'))
        .whereRef('later.passage_id', '=', 'passage_versions.passage_id'),
    )
    .orderBy('passages.code')
    .limit(500)
    .execute()
  return {
    subjects: [...subjects].map(([name, rows]) => ({ name, topics: rows.flatMap(({ topic }) => topic ?? []) })),
    levels: [...new Set(levels.flatMap((row) => row.levels))].sort(),
    passages: passages.map(({ code, version_id, texts }) => ({
      code,
      version_id,
      opening: openingHtml(texts.en),
    })),
  }
}
