import { minutes } from '@northlight/contract/durations'
import type { StartPracticeInput } from '@northlight/contract/results/practice'
import { wholeTime } from '@northlight/exam/attempt/timing'
import type { Item } from '@northlight/exam/papers/paper'
import { reviewOf } from '../../exams/online-tests/visibility.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { shownResult, type User } from '../completed.ts'
import * as queries from '../queries.ts'
import { questionsBeingAsked } from './being-asked.ts'
import * as practice from './queries.ts'

export type ChosenQuestions = {
  title: string
  attempt_id: number | null
  items: Item[]
  duration_ms?: number | null
  tells?: 'at_once' | 'at_end'
}

/** Changes with the day and the person, so that practice is not the same ten questions for ever. */
const shuffled = <T>(list: T[], random: () => number): T[] =>
  list
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)

type Found = { id: number; options: string[] }
const numbered = (rows: Found[]): Item[] => rows.map(({ id, options }, at) => ({ slot: at + 1, version: id, options }))

const ofTopic = async (
  ctx: Ctx,
  user: User,
  input: StartPracticeInput,
  random: () => number,
): Promise<ChosenQuestions> => {
  let query = practice.practisable(ctx.db, user.id, ctx.now()).where('subjects.name', '=', input.subject ?? '')
  if (input.topic) query = query.where('topics.name', '=', input.topic)
  if (input.difficulty) query = query.where('version.difficulty', '=', input.difficulty)
  const openNow = await questionsBeingAsked(ctx.db, user.id, ctx.now())
  const rows = (await query.orderBy('version.id').execute()).filter(({ question_id }) => !openNow.has(question_id))
  if (rows.length === 0)
    return invalid({ [input.topic ? 'topic' : 'subject']: ['There is nothing to practise here yet.'] })
  const sessions = await practice.sessionsOf(ctx.db, user.id)
  const seen = new Set(sessions.flatMap(({ items }) => items.map(({ version }) => version)))
  // What was not seen yet comes first; only then does practice repeat itself.
  const fresh = shuffled(
    rows.filter(({ id }) => !seen.has(id)),
    random,
  )
  const repeated = shuffled(
    rows.filter(({ id }) => seen.has(id)),
    random,
  )
  return {
    title: [input.topic ?? input.subject, input.difficulty?.toLowerCase()].filter(Boolean).join(', '),
    attempt_id: null,
    items: numbered([...fresh, ...repeated].slice(0, input.count)),
  }
}

/** Only what was wrong or left out in a test whose questions may be read. */
const ofMistakes = async (ctx: Ctx, user: User, input: StartPracticeInput): Promise<ChosenQuestions> => {
  const test = (await queries.testBySlug(ctx.db, input.test ?? '')) ?? fail('not_found')
  const { attempt, sheet } = await shownResult(ctx, test, user)
  const state = reviewOf(test, attempt, ctx.now())
  if (!state.is_open) return fail('bad_request', state.sentence)
  const named = new Map((await queries.mistakeWordsOf(ctx.db, attempt.id)).map(({ slot, kind }) => [slot, kind]))
  const wanted = new Set(
    sheet.mistakes
      .filter(({ slot, kind }) => !input.mistake || (named.get(slot) ?? kind) === input.mistake)
      .map(({ slot }) => slot),
  )
  const items = attempt.items.filter(({ slot }) => wanted.has(slot))
  if (items.length === 0)
    return invalid({ test: ['There is nothing to try again: everything of this kind was right.'] })
  return {
    title: `${test.name}: what went wrong`,
    attempt_id: attempt.id,
    items: numbered(items.map(({ version, options }) => ({ id: version, options }))),
  }
}

/** The whole paper again, as it was drawn for this student. It changes no mark and no rank. */
const ofRetake = async (ctx: Ctx, user: User, input: StartPracticeInput): Promise<ChosenQuestions> => {
  const test = (await queries.testBySlug(ctx.db, input.test ?? '')) ?? fail('not_found')
  const { attempt } = await shownResult(ctx, test, user)
  const state = reviewOf(test, attempt, ctx.now())
  if (!state.is_open) return fail('bad_request', state.sentence)
  return {
    title: `${test.name}, once more`,
    attempt_id: attempt.id,
    items: numbered(attempt.items.map(({ version, options }) => ({ id: version, options }))),
    duration_ms: attempt.terms.clock === 'none' ? null : wholeTime(attempt.terms),
    tells: 'at_end',
  }
}

/** Chapters take turns, so that a long one does not fill the test. */
const ofChapters = async (
  ctx: Ctx,
  user: User,
  input: StartPracticeInput,
  random: () => number,
): Promise<ChosenQuestions> => {
  const wanted = new Set((input.chapters ?? []).map(({ subject, topic }) => `${subject}\n${topic}`))
  const openNow = await questionsBeingAsked(ctx.db, user.id, ctx.now())
  const rows = (await practice.practisable(ctx.db, user.id, ctx.now()).orderBy('version.id').execute()).filter(
    ({ subject, topic, question_id }) => wanted.has(`${subject}\n${topic}`) && !openNow.has(question_id),
  )
  if (rows.length === 0) return invalid({ chapters: ['There is nothing to practise in these chapters yet.'] })
  const piles = [...Map.groupBy(rows, ({ subject, topic }) => `${subject}\n${topic}`).values()].map((pile) =>
    shuffled(pile, random),
  )
  const turns = piles.flatMap((pile) => pile.map((row, turn) => ({ row, turn }))).sort((a, b) => a.turn - b.turn)
  const [first] = input.chapters ?? []
  return {
    title: wanted.size === 1 ? `Own test: ${first?.topic}` : `Own test: ${wanted.size} chapters`,
    attempt_id: null,
    items: numbered(turns.slice(0, input.count).map(({ row }) => row)),
    duration_ms: minutes(input.minutes ?? 0),
    tells: 'at_end',
  }
}

const ofBookmarks = async (ctx: Ctx, user: User, input: StartPracticeInput): Promise<ChosenQuestions> => {
  const bookmarks = await queries.bookmarksOf(ctx.db, user.id)
  const rows = await queries.wordings(
    ctx.db,
    bookmarks.map((one) => one.question_version_id),
  )
  const openNow = await questionsBeingAsked(ctx.db, user.id, ctx.now())
  const free = rows.filter(({ question_id }) => !openNow.has(question_id))
  if (free.length === 0) return invalid({ kind: ['You have no bookmarks yet.'] })
  return { title: 'Bookmarks', attempt_id: null, items: numbered(free.slice(0, input.count)) }
}

export const chooseQuestions = (
  ctx: Ctx,
  user: User,
  input: StartPracticeInput,
  random: () => number = Math.random,
) => {
  switch (input.kind) {
    case 'topic':
      return ofTopic(ctx, user, input, random)
    case 'retry':
      return ofMistakes(ctx, user, input)
    case 'own':
      return ofChapters(ctx, user, input, random)
    case 'retake':
      return ofRetake(ctx, user, input)
    case 'bookmarks':
      return ofBookmarks(ctx, user, input)
  }
}
