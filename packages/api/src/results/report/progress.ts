import type { ExamProgressView, GoalInput, ProgressView } from '@northlight/contract/results/progress'
import { weaknessOf } from '@northlight/exam/practice/ten-a-day'
import { type Percentile, percentileText } from '@northlight/exam/results/percentile'
import { PREDICTED_FROM, type Prediction, predict } from '@northlight/exam/results/prediction'
import { STANDING_FROM, standingIn } from '@northlight/exam/results/subject-figures'
import { isResultShown } from '../../exams/online-tests/visibility.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import type { User } from '../completed.ts'
import { whole } from '../numbers.ts'
import { triedTopics } from '../practice/queries.ts'
import * as results from '../queries.ts'
import * as queries from './progress-queries.ts'

type Row = Awaited<ReturnType<typeof results.resultsOfUser>>[number]

/** Papers of one pack and one total can be compared; any other test stands alone. */
const examOf = ({ pack, max_marks, slug }: Row) => (pack === null ? slug : `${pack}-${whole(max_marks)}`)

const placeOf = ({ at_or_below, takers }: Row): Percentile | null =>
  at_or_below === null || takers === null || takers < STANDING_FROM ? null : { atOrBelow: at_or_below, takers }

const textOf = (place: Percentile | null) => (place === null ? null : percentileText(place))

const pointOf = (row: Row) => ({
  test: { name: row.name, slug: row.slug },
  ended_at: row.ended_at,
  marks: whole(row.marks),
  max: whole(row.max_marks),
  percentile: textOf(placeOf(row)),
  takers: row.takers,
})

type Details = Awaited<ReturnType<typeof queries.subjectsOf>>

const subjectsOf = (rows: Row[], details: Details): ExamProgressView['subjects'] => {
  const points = rows.flatMap((row) => {
    const own = details.get(row.attempt_id)
    return (own?.subjects ?? []).map((subject) => {
      const figures = own?.figures?.find(({ name }) => name === subject.name)
      const place = figures ? standingIn(figures, subject) : null
      return {
        subject: subject.name,
        ...pointOf(row),
        marks: whole(subject.marks),
        max: whole(subject.max),
        percentile: textOf(place),
        takers: figures?.takers ?? null,
        average: place && figures ? whole(figures.average) : null,
        best_tenth: place && figures ? whole(figures.bestTenth) : null,
      }
    })
  })
  return [...Map.groupBy(points, ({ subject }) => subject)].map(([subject, own]) => ({
    subject,
    points: own.map(({ subject: _, ...point }) => point),
  }))
}

const hundredth = (n: number) => Math.round(n * 100) / 100

const sentenceOf = (prediction: Prediction | null): string => {
  if (prediction === null)
    return `We predict a percentile from ${PREDICTED_FROM} tests of one kind, each with ${STANDING_FROM} students or more.`
  const { low, high, tests } = prediction
  return `From ${tests} tests: four times of five the next percentile lies between ${low.toFixed(1)} and ${high.toFixed(1)}, among those who take our tests.`
}

const goalOf = (goal: { percentile: number; by_day: string | null } | undefined, prediction: Prediction | null) =>
  goal
    ? {
        percentile: goal.percentile / 100,
        by_day: goal.by_day,
        distance: prediction === null ? null : hundredth(Math.max(0, goal.percentile / 100 - prediction.middle)),
      }
    : null

/** Results that are out, and nothing that is still held. The tests of an application stand with the application. */
const shownRows = async (ctx: Ctx, user: User): Promise<Row[]> =>
  (await results.resultsOfUser(ctx.db, user.id)).filter(
    (row) => !row.is_admission && isResultShown(row, row, ctx.now()),
  )

const topicMap = async (ctx: Ctx, user: User, rows: Row[]): Promise<ProgressView['topics']> => {
  const inTests = await queries.topicsOf(
    ctx.db,
    rows.map(({ attempt_id }) => attempt_id),
  )
  const practised = (await triedTopics(ctx.db, user.id)).map(({ subject, topic, outcome, times }) => ({
    ...{ subject, topic, asked: Number(times), right: outcome === 'right' ? Number(times) : 0 },
  }))
  const bySubject = Map.groupBy([...inTests, ...practised], ({ subject }) => subject)
  return [...bySubject].map(([subject, own]) => ({
    subject,
    topics: [...Map.groupBy(own, ({ topic }) => topic)].map(([topic, list]) => {
      const asked = list.reduce((sum, one) => sum + one.asked, 0)
      const right = list.reduce((sum, one) => sum + one.right, 0)
      return { topic, asked, right, strength: hundredth(1 - weaknessOf({ tried: asked, right })) }
    }),
  }))
}

export const progressOf = async (ctx: Ctx, user: User): Promise<ProgressView> => {
  const rows = await shownRows(ctx, user)
  const details = await queries.subjectsOf(
    ctx.db,
    rows.map(({ attempt_id }) => attempt_id),
  )
  const goals = new Map((await queries.goalsOf(ctx.db, user.id)).map((goal) => [goal.exam, goal]))
  const names = await queries.packNames(ctx.db)
  const exams = [...Map.groupBy(rows, examOf)].map(([exam, own]): ExamProgressView => {
    const prediction = predict(own.flatMap((row) => placeOf(row) ?? []))
    const [first] = own
    return {
      exam,
      name: names.get(first?.pack ?? '') ?? first?.name ?? exam,
      points: own.map(pointOf),
      subjects: subjectsOf(own, details),
      prediction: prediction && {
        ...prediction,
        low: hundredth(prediction.low),
        middle: hundredth(prediction.middle),
        high: hundredth(prediction.high),
      },
      sentence: sentenceOf(prediction),
      goal: goalOf(goals.get(exam), prediction),
    }
  })
  return { exams, topics: await topicMap(ctx, user, rows) }
}

/** Only for an examination of which a test was taken: otherwise there is nothing to measure a distance from. */
export const setGoal = (ctx: Ctx, user: User, { exam, percentile, by_day }: GoalInput): Promise<ProgressView> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await shownRows(ctx, user)).some((row) => examOf(row) === exam))
      return invalid({ exam: ['Take a test of this examination first.'] })
    const change = { percentile: Math.round(percentile * 100), by_day: by_day ?? null, updated_at: ctx.now() }
    await ctx.db
      .insertInto('goals')
      .values({ user_id: user.id, exam, ...change })
      .onConflict((conflict) => conflict.columns(['user_id', 'exam']).doUpdateSet(change))
      .execute()
    await audit(ctx, { action: 'results.set-goal', entity: 'user', id: user.id })
    return progressOf(ctx, user)
  })

export const removeGoal = (ctx: Ctx, user: User, exam: string): Promise<ProgressView> =>
  inTransaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('goals')
      .where('user_id', '=', user.id)
      .where('exam', '=', exam)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return fail('not_found')
    await audit(ctx, { action: 'results.remove-goal', entity: 'user', id: user.id })
    return progressOf(ctx, user)
  })
