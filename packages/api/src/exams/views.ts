import type { TestView } from '@northlight/contract/content/tests'
import { instant } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { AttemptView, ClockView, StudentMessage } from '@northlight/contract/exams/attempt-views'
import type { EnrolledTestView, MyTestView, TestEnrolmentView } from '@northlight/contract/exams/online-tests'
import type { InstructionsView } from '@northlight/contract/exams/paper'
import { rupees, rupeesText } from '@northlight/contract/money'
import { completeUpTo, gapsIn, lastNumber } from '@northlight/exam/answers/ledger'
import { deadline, testStatusOf } from '@northlight/exam/attempt/attempt'
import { type IntegrityPolicy, tallyOf } from '@northlight/exam/attempt/integrity'
import { partSteps } from '@northlight/exam/attempt/lateness'
import { currentQuestion } from '@northlight/exam/attempt/sequential'
import { grantedTime, sectionWindows } from '@northlight/exam/attempt/timing'
import { schemeSentence } from '@northlight/exam/papers/packs'
import { slotsOf } from '@northlight/exam/papers/paper'
import { description, picture, seo, shownStamps } from '../content/view-parts.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Order } from '../payments/purchases.ts'
import { policyOf } from './attempt/conduct.ts'
import { at, ms, type StoredAttempt } from './attempt/stored-attempt.ts'
import { graceOf } from './online-tests/late-policy.ts'
import type { Enrolment, TestRow } from './online-tests/queries.ts'
import { everybodysTimes } from './online-tests/start-times.ts'
import type { LoadedPaper } from './papers/papers.ts'

const shownTest = (ctx: Ctx, row: TestRow) => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  amount: row.amount_paise === null ? null : Math.round(rupees(row.amount_paise)),
  ...description(row),
  ...picture(ctx, row, `test-${row.slug}`),
  is_active: row.is_active,
  is_admission: row.is_admission,
  is_paid: row.is_paid,
  is_timer_active: row.is_timer_active,
  ...seo(row),
  total_duration: row.total_duration,
  total_marks: row.total_marks,
  total_questions: row.total_questions,
  delivery: row.delivery,
  languages: row.languages ?? ['en' as const],
  opens_at: row.opens_at,
  closes_at: row.closes_at,
  ...everybodysTimes(row),
  ...shownStamps(row),
})

/** As a visitor sees it: nobody is signed in, so nobody is enrolled. */
export const toTest = (ctx: Ctx, row: TestRow): TestView => ({ ...shownTest(ctx, row), is_test_enrolled: null })

/** A free enrolment has nothing to pay and says PENDING for ever, as its clients expect. */
const paymentOf = (enrolment: Enrolment, order: Order | undefined) => ({
  amount: enrolment.amount_paise === null ? null : rupees(enrolment.amount_paise),
  receipt: order?.receipt ?? null,
  razorpay_order_id: order?.gateway_order_id ?? null,
  payment_status:
    order?.status ??
    (enrolment.enrollment_type === 'Purchased' && enrolment.is_enrolled ? ('PAID' as const) : ('PENDING' as const)),
})

const enrolmentParts = (enrolment: Enrolment, order: Order | undefined) => ({
  id: enrolment.id,
  uuid: enrolment.uuid,
  is_enrolled: enrolment.is_enrolled,
  enrollment_type: enrolment.enrollment_type,
  test_status: enrolment.test_status,
  reason: enrolment.reason,
  ...paymentOf(enrolment, order),
  created_at: enrolment.created_at,
  updated_at: enrolment.updated_at,
})

export const toEnrolment = (
  enrolment: Enrolment,
  order: Order | undefined,
  stored: StoredAttempt | undefined = undefined,
): TestEnrolmentView => {
  const progress = stored?.attempt.progress
  const current = progress ? currentQuestion(progress) : null
  return {
    ...enrolmentParts(enrolment, order),
    test_id: enrolment.test_id,
    user_id: enrolment.user_id,
    current_quiz_id: current?.slot ?? null,
    current_question_id: current?.version ?? null,
  }
}

/** An enrolment that is not paid shows as none, so that the test is still offered. */
export const toMyTest = (
  ctx: Ctx,
  test: TestRow,
  enrolment: Enrolment | undefined,
  order: Order | undefined,
): MyTestView => ({
  ...shownTest(ctx, test),
  is_test_enrolled: enrolment?.is_enrolled ? toEnrolment(enrolment, order) : null,
  has_open_payment: enrolment !== undefined && !enrolment.is_enrolled && order?.status === 'PENDING',
})

type EnrolledIn = Pick<
  TestRow,
  'is_admission' | 'opens_at' | 'closes_at' | 'late_start' | 'clock' | 'paper_time_ms'
> & {
  test_name: string
  test_slug: string
}

export const toEnrolledTest = (
  row: Enrolment & EnrolledIn,
  order: Order | undefined,
  payment_receipt: EnrolledTestView['payment_receipt'],
): EnrolledTestView => ({
  ...enrolmentParts(row, order),
  ...shownStamps(row),
  amount: rupeesText(row.amount_paise ?? 0),
  payment_receipt,
  test_name: row.test_name,
  test_slug: row.test_slug,
  is_admission: row.is_admission,
  // The sitting of an application has a window of its own, which the application shows.
  opens_at: row.is_admission ? null : row.opens_at,
  closes_at: row.is_admission ? null : row.closes_at,
  ...everybodysTimes(row.is_admission ? { ...row, closes_at: null } : row),
})

export const toIntegrity = (policy: IntegrityPolicy) => ({
  policy: policy.policy,
  warnings: policy.policy === 'log' ? 0 : policy.warnings,
})

export const toClock = (ctx: Ctx, stored: Pick<StoredAttempt, 'attempt'>) => ({
  state: stored.attempt.state,
  server_now: ctx.now(),
  deadline_at: at(deadline(stored.attempt)),
  extra_ms: grantedTime(stored.attempt.grants),
})

export const toClockView = (ctx: Ctx, stored: StoredAttempt): Omit<ClockView, 'messages'> => ({
  attempt: stored.row.uuid,
  ...toClock(ctx, stored),
  test_status: testStatusOf(stored.attempt),
  device: stored.attempt.device,
  tally: tallyOf(stored.attempt.events, stored.attempt.policy),
})

type Holder = {
  device: number | null
  heldBy: { user_agent: string; taken_at: string } | null
  answerFileKey: string
  messages: StudentMessage[]
}

/** Everything a screen needs to go on, also one that has never seen this attempt. */
export const toAttemptView = (ctx: Ctx, stored: StoredAttempt, holder: Holder): AttemptView => {
  const { row, attempt, steps } = stored
  const windows =
    attempt.terms.clock === 'section' && attempt.startedAt !== null
      ? sectionWindows(attempt.terms, attempt.startedAt, attempt.grants)
      : []
  return {
    attempt: row.uuid,
    ...toClock(ctx, stored),
    test_status: testStatusOf(attempt),
    started_at: row.started_at,
    ended_at: at(attempt.endedAt),
    ended_by: attempt.endedBy,
    reason: attempt.reason,
    grace_ms: attempt.terms.graceMs,
    section_windows: windows.map(({ section, opensAt, endsAt }) => ({
      section,
      opens_at: instant(opensAt),
      ends_at: instant(endsAt),
    })),
    paper_version: row.paper_version_id,
    items: row.items,
    device: holder.device,
    is_held_elsewhere: holder.heldBy !== null,
    held_by: holder.heldBy,
    steps: partSteps(attempt, steps).counted,
    stored: Object.entries(attempt.ledger).map(([device, ranges]) => ({
      device: Number(device),
      complete_up_to: completeUpTo(ranges),
      last_number: lastNumber(ranges),
      gaps: gapsIn(ranges),
    })),
    integrity: toIntegrity(attempt.policy),
    tally: tallyOf(attempt.events, attempt.policy),
    messages: holder.messages,
    answer_file_key: holder.answerFileKey,
  }
}

const unique = (list: string[]) => [...new Set(list)]

/** What stands in the instructions: where sections or questions are timed, the paper takes their sum. */
const wholeTime = ({ row, paper }: LoadedPaper): number | null => {
  if (row.clock === 'paper') return row.duration_ms
  const parts = row.clock === 'section' ? paper.sections : row.clock === 'question' ? slotsOf(paper) : []
  return parts.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0) || null
}

/** What awaits the student, told before the start. */
export const toInstructions = (test: TestRow, loaded: LoadedPaper): InstructionsView => ({
  delivery: loaded.row.delivery,
  clock: loaded.row.clock,
  duration_ms: wholeTime(loaded),
  total_marks: loaded.row.total_marks,
  total_questions: loaded.row.total_questions,
  languages: loaded.row.languages,
  pack: loaded.row.pack?.name ?? null,
  instructions: loaded.row.instructions,
  sections: loaded.paper.sections.map((section) => ({
    name: section.name,
    subject: section.subject,
    questions: section.slots.length,
    marks: section.slots.reduce((sum, slot) => sum + slot.scheme.right, 0),
    duration_ms: loaded.row.clock === 'section' ? (section.durationMs ?? null) : null,
    marking: unique(section.slots.map((slot) => schemeSentence(slot.scheme))),
  })),
  integrity: toIntegrity(policyOf(test)),
  grace_minutes: graceOf(test) / minutes(1),
})

export const remainingSeconds = (ctx: Ctx, endsAt: number | null): number | null =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt - ms(ctx.now())) / 1000))
