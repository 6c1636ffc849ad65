import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { FullReportReply } from '@northlight/contract/results/report'
import type { FullReportView, QuestionMarkView } from '@northlight/contract/results/report-views'
import type { Text } from '@northlight/contract/words/catalogue'
import { wholeTime } from '@northlight/exam/attempt/timing'
import { gradeOfPercent } from '@northlight/exam/results/grades'
import { STANDING_FROM } from '@northlight/exam/results/subject-figures'
import { waivedFee } from '../../content/courses/waived-fee.ts'
import type { TestRow } from '../../exams/online-tests/queries.ts'
import {
  challengeWindow,
  heldSentence,
  isResultShown,
  resultShownAt,
  reviewOf,
} from '../../exams/online-tests/visibility.ts'
import { loadPaper } from '../../exams/papers/papers.ts'
import type { Ctx } from '../../kernel/context.ts'
import { english, type Speaker, speakerFor } from '../../kernel/speaker.ts'
import { type Completed, completedOf, type Marked, markedOf, type User } from '../completed.ts'
import { toTotals, whole } from '../numbers.ts'
import { versionsBeingAsked } from '../practice/being-asked.ts'
import { practisable } from '../practice/queries.ts'
import * as queries from '../queries.ts'
import { bandsView, partsView, questionMarks, scaleOf, standingView, timeOf } from './report-parts.ts'
import { adviceOf, byTheClock, type Ending, mistakesView, submittedEarly, wordsOf } from './words.ts'

/** Papers of one pattern can be compared, as long as they give the same number of marks. */
const earlier = async (ctx: Ctx, { attempt, result, test }: Marked) => {
  const all = await queries.resultsOfUser(ctx.db, attempt.user_id)
  const own = all.find((one) => one.attempt_id === attempt.id)
  const comparable = all.filter(
    (one) =>
      one.attempt_id !== attempt.id &&
      one.pack !== null &&
      one.pack === own?.pack &&
      one.max_marks === result.max_marks &&
      one.is_admission === test.is_admission &&
      (one.ended_at ?? '') < (attempt.ended_at ?? '') &&
      isResultShown(one, one, ctx.now()),
  )
  const last = comparable.at(-1)
  return {
    previous: last
      ? {
          name: last.name,
          slug: last.slug,
          marks: whole(last.marks),
          max: whole(last.max_marks),
          change: whole(result.marks - last.marks),
        }
      : null,
    is_best_so_far: comparable.length > 0 && comparable.every((one) => one.marks < result.marks),
  }
}

const changeReasons = {
  first: 'First marking.',
  late: 'Answers that arrived late were allowed to count.',
  answers: 'Answers given in time arrived after the first marking.',
} as const satisfies Record<string, Text>

const changesView = async (ctx: Ctx, { attempt, test }: Marked, questions: QuestionMarkView[], { say }: Speaker) => {
  const numbers = new Map(questions.map(({ slot, number }) => [slot, number]))
  const history = await queries.historyOf(ctx.db, attempt.id)
  const versions = history.flatMap(({ key_version }) => key_version ?? [])
  const openNow = await versionsBeingAsked(ctx.db, attempt.user_id, versions, ctx.now(), { except: test.id })
  return history.map((row) => {
    // What was wrong with a key tells it; while another test asks the question, only that it changed is said.
    const keyReason = openNow.has(row.key_version ?? 0) ? '' : (row.key_reason ?? '')
    const changed = row.changes.map(({ slot, before, after }) => ({
      slot,
      number: numbers.get(slot) ?? 0,
      before: whole(before),
      after: whole(after),
    }))
    const which = changed.map(({ number }) => number).join(', ')
    return {
      at: row.at,
      reason:
        row.reason === 'key'
          ? `${
              row.key_decision === 'dropped'
                ? say('The key of question {numbers} was withdrawn.', { numbers: which || '–' })
                : say('The key of question {numbers} was corrected.', { numbers: which || '–' })
            } ${keyReason}`.trim()
          : say(changeReasons[row.reason]),
      marks_before: whole(row.marks_before ?? 0),
      marks_after: whole(row.marks_after),
      change: whole(row.marks_after - (row.marks_before ?? 0)),
      questions: changed,
    }
  })
}

const usedMs = ({ attempt, sheet }: Marked): number => {
  if (attempt.started_at && attempt.ended_at && attempt.ended_by !== 'sweep')
    return Math.max(0, Date.parse(attempt.ended_at) - Date.parse(attempt.started_at))
  return Object.values(sheet.times).reduce((sum, one) => sum + one, 0)
}

/** Where no clock ran, or each question had its own, or much was left, the clock is no reason for what was left out. */
const endingOf = (marked: Marked, speaker: Speaker): Ending => {
  const { say } = speaker
  const { terms, ended_by } = marked.attempt
  if (terms.clock === 'question') return { isEarly: true, words: say('Each question had time of its own.') }
  const whole = wholeTime(terms)
  if (terms.clock === 'none' || whole === null) return { isEarly: true, words: say('There was no time limit.') }
  const leftMs = whole - usedMs(marked)
  return ended_by === 'student' && leftMs > whole / 10 ? submittedEarly(leftMs, speaker) : byTheClock
}

/** A topic that has no questions for practice yet is practised with the ones that went wrong. */
const practicable = async (
  ctx: Ctx,
  userId: number,
  advice: FullReportView['advice'],
): Promise<FullReportView['advice']> => {
  const done: FullReportView['advice'] = []
  for (const one of advice) {
    if (one.practice?.kind !== 'topic') {
      done.push(one)
      continue
    }
    const { subject, topic } = one.practice
    const found = await practisable(ctx.db, userId, ctx.now())
      .where('subjects.name', '=', subject)
      .where('topics.name', '=', topic)
      .limit(1)
      .executeTakeFirst()
    done.push(found ? one : { ...one, practice: { kind: 'retry', mistake: 'concept' } })
  }
  return done
}

/** Counted from the day on which the student may read the result. */
const notePromisedBy = (test: TestRow, attempt: Marked['attempt']) => {
  const shown = test.note_within_days === null ? null : resultShownAt(test, attempt)
  return shown === null || test.note_within_days === null ? null : later(shown, days(test.note_within_days))
}

/** The waiver that was won, and what it is worth. */
const waiverOf = async (ctx: Ctx, enrolmentId: number): Promise<FullReportView['waiver']> => {
  const won = await queries.waiverWon(ctx.db, enrolmentId)
  if (!won) return null
  const { percent, honour, program } = won
  return { percent, honour, waived: await waivedFee(ctx, program, percent) }
}

/** Everything about one marked attempt. Whether it may be seen was asked before. */
export const reportView = async (ctx: Ctx, marked: Marked, speaker: Speaker = english): Promise<FullReportView> => {
  const { test, attempt, result } = marked
  const loaded = await loadPaper(ctx, attempt.paper_version_id)
  const { questions } = questionMarks(marked, loaded, await queries.mistakeWordsOf(ctx.db, attempt.id))
  const figures = await queries.standingOf(ctx.db, test.id)
  const { name } = await ctx.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', attempt.user_id)
    .executeTakeFirstOrThrow()
  const scale = scaleOf(test)
  const grade = gradeOfPercent(scale, result.percent)
  const ending = endingOf(marked, speaker)
  const mistakes = mistakesView(questions, ending, speaker)
  const advice = await practicable(ctx, attempt.user_id, adviceOf(questions, mistakes, ending, speaker))
  const notes = await queries.notesOf(ctx.db, attempt.id)
  const waiver = test.is_admission ? await waiverOf(ctx, attempt.enrolment_id) : null
  const figuresOfReport = {
    student: { name },
    total: toTotals(
      result.totals,
      timeOf(questions, () => true),
    ),
    questions,
    mistakes,
    ...partsView(marked, loaded, questions),
    ...(await earlier(ctx, marked)),
  }
  return {
    test: {
      name: test.name,
      slug: test.slug,
      is_admission: test.is_admission,
      delivery: attempt.delivery ?? loaded.paper.delivery,
    },
    attempt: {
      uuid: attempt.uuid,
      started_at: attempt.started_at,
      ended_at: attempt.ended_at,
      ended_by: attempt.ended_by,
      allowed_ms: wholeTime(attempt.terms),
      used_ms: usedMs(marked),
    },
    marked_at: result.marked_at,
    grade,
    grade_label: scale.find((row) => row.grade === grade)?.label ?? '',
    grade_scale: scale.map((row) => ({ grade: row.grade, label: row.label, is_own: row.grade === grade })),
    standing: standingView(marked, figures),
    waiver,
    ranked_from: { needed: STANDING_FROM, so_far: result.takers },
    distribution: bandsView(marked, figures),
    ...figuresOfReport,
    words: wordsOf({ ...figuresOfReport, waiver }, advice, ending, speaker),
    advice,
    note_by: notes.length > 0 ? null : notePromisedBy(test, attempt),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      by: { name: note.author_name, title: note.author_title },
      at: note.created_at,
    })),
    changes: await changesView(ctx, marked, questions, speaker),
    review: reviewOf(test, attempt, ctx.now()),
    challenge: challengeWindow(test, attempt, ctx.now()),
  }
}

const replyOf = async (ctx: Ctx, completed: Completed, speaker: Speaker): Promise<FullReportReply> => {
  const marked = await markedOf(ctx, completed)
  if (!marked)
    return { state: 'marking', sentence: speaker.say('Your answers are being marked.'), shown_at: null, report: null }
  return {
    state: 'ready',
    sentence: '',
    shown_at: resultShownAt(completed.test, completed.attempt),
    report: await reportView(ctx, marked, speaker),
  }
}

/** The whole report in the reader's language, or why it cannot be seen yet. 404 unless the test is completed. */
export const fullReport = async (ctx: Ctx, test: TestRow, user: User): Promise<FullReportReply> => {
  const completed = await completedOf(ctx, test, user)
  const speaker = await speakerFor(ctx, ctx.actor.kind === 'user' ? ctx.actor.id : null)
  if (!isResultShown(test, completed.attempt, ctx.now()))
    return {
      state: 'held',
      sentence: heldSentence(test, completed.attempt, speaker),
      shown_at: resultShownAt(test, completed.attempt),
      report: null,
    }
  return replyOf(ctx, completed, speaker)
}

/** The same for staff, who see it before it is released. */
export const reportForStaff = (ctx: Ctx, completed: Completed) => replyOf(ctx, completed, english)
