import { type Instant, indianDay } from '@northlight/contract/dates'
import type { PracticeView, TodayView } from '@northlight/contract/results/practice'
import { streakOf } from '@northlight/exam/practice/streak'
import { type Candidate, chooseDay, QUESTIONS_A_DAY, weaknessOf } from '@northlight/exam/practice/ten-a-day'
import { reviewOf } from '../../exams/online-tests/visibility.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import type { User } from '../completed.ts'
import * as results from '../queries.ts'
import { questionsBeingAsked } from './being-asked.ts'
import * as queries from './daily-queries.ts'
import { finishOverdue } from './finish.ts'
import { insertSession } from './practice.ts'
import * as practice from './queries.ts'
import { toPractice, toSummary } from './session-views.ts'

/** So many of the last tests are looked through for mistakes. */
const latestTests = 10

const nameOf = ({ subject, topic }: { subject: string; topic: string }) => `${subject}\n${topic}`

/** Wrong or left out in a test whose questions may be read by now, newest test first. */
const mistakesOf = async (ctx: Ctx, user: User): Promise<number[]> => {
  const seen = (await results.resultsOfUser(ctx.db, user.id))
    .filter((row) => reviewOf(row, row, ctx.now()).is_open)
    .slice(-latestTests)
    .map(({ attempt_id }) => attempt_id)
  const sheets = await queries.sheetsOf(ctx.db, seen)
  return sheets.flatMap(({ mistakes, items }) => {
    const versions = new Map(items.map(({ slot, version }) => [slot, version]))
    return mistakes.flatMap(({ slot }) => versions.get(slot) ?? [])
  })
}

/** Everything that may be asked today. What a test asks at this moment is left out of every source. */
const sourcesOf = async (ctx: Ctx, user: User) => {
  const openNow = await questionsBeingAsked(ctx.db, user.id, ctx.now())
  const isFree = ({ question }: Candidate) => !openNow.has(question)
  const cards = await queries.cardsOf(ctx.db, user.id)
  const carded = new Set(cards.map(({ question_id }) => question_id))
  const bank = (await practice.practisable(ctx.db, user.id, ctx.now()).orderBy('version.id').execute()).map(
    (row): Candidate => ({ question: row.question_id, version: row.id, topic: nameOf(row), options: row.options }),
  )
  const missed = await queries.candidates(ctx.db, await mistakesOf(ctx, user))
  const repeated = cards.filter(({ due_at }) => due_at <= ctx.now()).map(({ question_id }) => question_id)
  const inBank = new Map(bank.map((one) => [one.question, one]))
  const inTests = new Map(missed.map((one) => [one.question, one]))
  const tried = Map.groupBy(await practice.triedTopics(ctx.db, user.id), nameOf)
  return {
    due: repeated.flatMap((id) => inBank.get(id) ?? inTests.get(id) ?? []).filter(isFree),
    mistakes: missed.filter((one) => isFree(one) && !carded.has(one.question)),
    fresh: bank.filter((one) => isFree(one) && !carded.has(one.question)),
    weakness: new Map(
      [...tried].map(([name, rows]) => {
        const times = (list: typeof rows) => list.reduce((sum, row) => sum + Number(row.times), 0)
        const right = times(rows.filter(({ outcome }) => outcome === 'right'))
        return [name, weaknessOf({ tried: times(rows), right })]
      }),
    ),
  }
}

/** The same ten for every tab and device of the day: the first to ask chooses, the others read. */
export const startToday = async (ctx: Ctx, user: User, random: () => number = Math.random): Promise<PracticeView> => {
  const day = indianDay(ctx.now())
  const known = await practice.sessionOfDay(ctx.db, user.id, day)
  if (known) return toPractice(ctx, known)
  await finishOverdue(ctx, user)
  const chosen = chooseDay(await sourcesOf(ctx, user), QUESTIONS_A_DAY, random)
  if (chosen.length === 0) return invalid({ day: ['There is nothing to practise yet. Take a test first.'] })
  const items = chosen.map(({ version, options }, at) => ({ slot: at + 1, version, options }))
  const made = await inTransaction(ctx, (ctx) =>
    insertSession(ctx, user, { kind: 'daily', title: 'Ten questions of the day', attempt_id: null, items, day }),
  )
  return toPractice(ctx, made ?? (await practice.sessionOfDay(ctx.db, user.id, day)) ?? fail('conflict'))
}

export const practiceToday = async (ctx: Ctx, user: User): Promise<TodayView> => {
  const day = indianDay(ctx.now())
  const session = await practice.sessionOfDay(ctx.db, user.id, day)
  const answers = session ? await practice.answersOf(ctx.db, [session.id]) : []
  const days = (await queries.momentsOfPractice(ctx.db, user.id)).map((at: Instant) => indianDay(at))
  const streak = streakOf([...new Set(days)], day)
  return {
    day,
    practice: session ? toSummary(ctx, session, answers) : null,
    due: await queries.countDue(ctx.db, user.id, ctx.now()),
    streak: {
      current: streak.current,
      best: streak.best,
      is_done_today: streak.isDoneToday,
      rest_days_left: streak.restDaysLeft,
    },
  }
}
