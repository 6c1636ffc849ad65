import { type Instant, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { questionUses, type ReadyFilter, readyFilters } from '@northlight/contract/office/question-filters'
import type { QuestionRow } from '@northlight/contract/office/questions'
import { fold } from '@northlight/db/fold'
import { DIFFICULTIES, QUESTION_TYPES } from '@northlight/exam/papers/paper'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { openingHtml } from '../../exams/papers/opening-html.ts'
import { type Ctx, onReadConnection } from '../../kernel/context.ts'
import { type ListCall, listReply, pageOf } from '../../kernel/paging.ts'
import { allow } from '../../kernel/policy.ts'
import { chosenFilter, sortOf } from '../../kernel/query.ts'
import { indexMissing } from './index-questions.ts'
import { figuresOver } from './statistics.ts'

type Filter = Partial<Record<'search' | 'look' | 'used' | 'subject' | 'topic' | 'type' | 'difficulty', string>>
type Call = ListCall & { query: { filter: Filter } }

/** In a paper of a test that is no trial, whichever version of it; without a day, ever. */
const isUsed = (since: Instant = '1970-01-01T00:00:00.000Z') => sql<SqlBool>`(exists (
  select 1 from paper_slot_questions psq
  join question_versions any_version on any_version.id = psq.question_version_id
  join paper_slots on paper_slots.id = psq.slot_id
  join paper_sections on paper_sections.id = paper_slots.section_id
  join tests on tests.paper_version_id = paper_sections.paper_version_id and tests.trial_of is null
  where any_version.question_id = questions.id and coalesce(tests.opens_at, tests.created_at) >= ${since}
) or exists (select 1 from question_statistics qs where qs.question_id = questions.id and qs.sat_at >= ${since}))`

const isDisputed = sql<SqlBool>`exists (
  select 1 from key_challenges kc join question_versions any_version on any_version.id = kc.question_version_id
  where kc.state = 'open' and any_version.question_id = questions.id
)`

const hasTwin = sql<SqlBool>`exists (
  select 1 from question_index other where other.question_id <> question_index.question_id
  and (other.text_print = question_index.text_print or other.blank_print = question_index.blank_print)
)`

const looks: Record<ReadyFilter, RawBuilder<SqlBool>> = {
  'never-used': sql<SqlBool>`not ${isUsed()}`,
  'no-kannada': sql<SqlBool>`not question_index.has_kn`,
  'no-hindi': sql<SqlBool>`not question_index.has_hi`,
  'no-solution': sql<SqlBool>`not question_index.has_solution`,
  disputed: isDisputed,
  'likely-twice': hasTwin,
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

export const filteredQuestions = (ctx: Ctx, filter: Filter) => {
  const look = chosenFilter('look', readyFilters, filter.look)
  const type = chosenFilter('type', QUESTION_TYPES, filter.type)
  const difficulty = chosenFilter('difficulty', DIFFICULTIES, filter.difficulty)
  const used = chosenFilter('used', questionUses, filter.used)
  const words = fold(filter.search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return ctx.db
    .selectFrom('questions')
    .innerJoin('question_index', 'question_index.question_id', 'questions.id')
    .innerJoin('question_versions', 'question_versions.id', 'question_index.version_id')
    .innerJoin('topics', 'topics.id', 'question_versions.topic_id')
    .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
    .$if(words.length > 0, (query) =>
      words.reduce(
        (narrowed, word) =>
          narrowed.where(sql<SqlBool>`question_index.search_text like ${`%${literally(word)}%`} escape '\\'`),
        query,
      ),
    )
    .$if(look !== undefined, (query) => query.where(looks[look ?? 'disputed']))
    .$if(used !== undefined, (query) => query.where(isUsed(later(ctx.now(), -days(30.4 * Number(used))))))
    .$if(type !== undefined, (query) => query.where('question_versions.type', '=', type ?? 'single'))
    .$if(difficulty !== undefined, (query) => query.where('question_versions.difficulty', '=', difficulty ?? 'Easy'))
    .$if(filter.subject !== undefined, (query) => query.where('subjects.name', '=', filter.subject ?? ''))
    .$if(filter.topic !== undefined, (query) => query.where('topics.name', '=', filter.topic ?? ''))
}

const order = (sort: string | undefined) => {
  const [first] = sortOf(sort ?? 'code')
  const column = first?.column === 'created_at' ? ('questions.created_at' as const) : ('questions.code' as const)
  return { column, direction: first?.direction ?? ('asc' as const) }
}

/** The bank, with how each question did over all tests. */
export const listQuestions = async (ctx: Ctx, call: Call) => {
  allow(ctx, 'bank.read')
  await indexMissing(ctx.db)
  const { column, direction } = order(call.query.sort)
  const found = await pageOf(filteredQuestions(ctx, call.query.filter), call.query, (query) =>
    query
      .select([
        'questions.id',
        'questions.code',
        'questions.is_active',
        'question_index.version_id',
        'question_versions.version',
      ])
      .select([
        'question_versions.type',
        'question_versions.options',
        'question_versions.difficulty',
        'question_versions.texts',
      ])
      .select(['subjects.name as subject', 'topics.name as topic', 'has_kn', 'has_hi', 'has_solution'])
      .select([isDisputed.as('is_disputed'), hasTwin.as('has_twin')])
      .orderBy(column, direction)
      .orderBy('questions.id'),
  )
  const figures = await figuresOver(
    ctx.db,
    found.rows.map(({ id }) => id),
  )
  return listReply(ctx, call, found, (row): QuestionRow => {
    const { facility = null, discrimination = null, last_used_at = null } = figures.get(row.id) ?? {}
    return {
      id: row.id,
      code: row.code,
      version_id: row.version_id,
      version: row.version,
      opening: openingHtml(row.texts.en.text),
      type: row.type,
      options: row.options.length,
      subject: row.subject,
      topic: row.topic,
      difficulty: row.difficulty,
      languages: ['en', ...(row.has_kn ? (['kn'] as const) : []), ...(row.has_hi ? (['hi'] as const) : [])],
      facility,
      discrimination,
      last_used_at,
      flags: [
        ...(row.is_disputed ? (['disputed'] as const) : []),
        ...(row.has_twin ? (['likely-twice'] as const) : []),
        ...(row.has_solution ? [] : (['no-solution'] as const)),
        ...(row.has_hi && !row.has_kn ? (['no-kannada'] as const) : []),
        ...(row.is_active ? [] : (['hidden'] as const)),
      ],
    }
  })
}

export const countQuestions = async (ctx: Ctx) => {
  allow(ctx, 'bank.read')
  await indexMissing(ctx.db)
  const count = async (filter: Filter) => {
    const { total } = await filteredQuestions(onReadConnection(ctx), filter)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const counted: Partial<Record<ReadyFilter, number>> = {}
  for (const look of readyFilters) counted[look] = await count({ look })
  return { all: await count({}), looks: counted }
}
