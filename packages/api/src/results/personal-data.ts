import { answersOf } from '@northlight/exam/results/report'
import { readAttempt } from '../exams/attempt/stored-attempt.ts'
import { isResultShown } from '../exams/online-tests/visibility.ts'
import { shownAnswer } from '../exams/papers/shown-answer.ts'
import type { Ctx } from '../kernel/context.ts'
import { whole } from './numbers.ts'
import * as practice from './practice/queries.ts'
import * as queries from './queries.ts'

type Person = { id: number }

const attemptsOf = (ctx: Ctx, userId: number) =>
  ctx.db.selectFrom('attempts').selectAll().where('user_id', '=', userId).orderBy('id').execute()

type AttemptRow = Awaited<ReturnType<typeof attemptsOf>>[number]

/** What the student answered, from the record. Whether it was right is told where the result may be seen. */
const answersIn = async (ctx: Ctx, attempt: AttemptRow, test: string, isShown: boolean) => {
  const stored = await readAttempt(ctx, attempt)
  const given = answersOf(stored.attempt, stored.steps)
  const sheet = isShown ? await queries.sheetOfAttempt(ctx.db, attempt.id) : undefined
  const marks = new Map(sheet?.slot_marks.map((one) => [one.slot, one]))
  return attempt.items.map(({ slot }, at) => {
    const mark = marks.get(slot)
    return {
      test,
      question: at + 1,
      answer: shownAnswer(given[slot] ?? null),
      ...(mark && { outcome: mark.outcome, marks: whole(mark.marks) }),
      seconds: Math.round((sheet?.times[slot] ?? 0) / 1000),
    }
  })
}

/** Tests, answers, results and practice, for the file a person can ask for. A held result stays held here too. */
export const examData = async (ctx: Ctx, { id }: Person) => {
  const enrolments = await ctx.db
    .selectFrom('test_enrolments')
    .innerJoin('tests', 'tests.id', 'test_enrolments.test_id')
    .select(['tests.name as test', 'enrollment_type', 'test_status', 'reason', 'test_enrolments.amount_paise'])
    .select('test_enrolments.created_at')
    .where('user_id', '=', id)
    .orderBy('test_enrolments.id')
    .execute()
  const attempts = []
  const answers = []
  const results = []
  const notes = []
  for (const attempt of await attemptsOf(ctx, id)) {
    const test = await queries.testById(ctx.db, attempt.test_id)
    const isShown = isResultShown(test, attempt, ctx.now())
    const { started_at, ended_at, ended_by, reason, state } = attempt
    attempts.push({ test: test.name, state, started_at, ended_at, ended_by, reason })
    // Of an admission test others sit the same paper for days: a file that can be passed on does not say what was right.
    answers.push(...(await answersIn(ctx, attempt, test.name, isShown && !test.is_admission)))
    const result = isShown ? await queries.resultOf(ctx.db, attempt.id) : undefined
    if (!result) continue
    results.push({
      test: test.name,
      marks: whole(result.marks),
      of: whole(result.max_marks),
      rank: result.rank,
      students: result.takers,
      marked_at: result.marked_at,
    })
    for (const note of await queries.notesOf(ctx.db, attempt.id))
      notes.push({ test: test.name, by: note.author_name, at: note.created_at, text: note.text })
  }
  const events = await ctx.db
    .selectFrom('attempt_events')
    .innerJoin('attempts', 'attempts.id', 'attempt_events.attempt_id')
    .innerJoin('tests', 'tests.id', 'attempts.test_id')
    .select(['tests.name as test', 'attempt_events.kind', 'at', 'away_ms'])
    .where('attempts.user_id', '=', id)
    .orderBy('at')
    .execute()
  const challenges = await ctx.db
    .selectFrom('key_challenges')
    .innerJoin('tests', 'tests.id', 'key_challenges.test_id')
    .select(['tests.name as test', 'text', 'state', 'decision', 'key_challenges.created_at', 'decided_at'])
    .where('user_id', '=', id)
    .orderBy('key_challenges.id')
    .execute()
  const time = await ctx.db
    .selectFrom('student_time')
    .select(['compensatory_per_hour', 'reason', 'updated_at'])
    .where('user_id', '=', id)
    .execute()
  const sessions = await practice.sessionsOf(ctx.db, id)
  return [
    { title: 'Tests you enrolled in', rows: enrolments, ofStaff: ['reason'] },
    { title: 'Attempts', rows: attempts, ofStaff: ['reason'] },
    { title: 'Answers', rows: answers },
    {
      title: 'What the test screen reported',
      rows: events.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
    },
    { title: 'Results', rows: results },
    { title: 'Notes of your mentors', rows: notes, ofStaff: ['text'] },
    { title: 'Keys you disputed', rows: challenges, ofStaff: ['decision'] },
    { title: 'Compensatory time', rows: time, ofStaff: ['reason'] },
    {
      title: 'Practice',
      rows: sessions.map(({ kind, title, items, created_at, finished_at }) => ({
        kind,
        title,
        questions: items.length,
        created_at,
        finished_at,
      })),
    },
    {
      title: 'Bookmarks',
      rows: (await queries.bookmarksOf(ctx.db, id)).map(({ note, created_at }) => ({ note, created_at })),
    },
  ]
}
