import type { TestPlanInput, TestPlanView } from '@northlight/contract/exams/office'
import { digest } from '@northlight/db/digest'
import type { IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import type { TestPlan } from '@northlight/exam/papers/test-plan'
import { policyOf } from '../attempt/conduct.ts'
import type { TestRow } from '../online-tests/queries.ts'

const warningsOf = (policy: IntegrityPolicy) => (policy.policy === 'log' ? 0 : policy.warnings)

/** What is stored, as the form shows it. */
export const planView = (test: TestRow): TestPlanView => ({
  paper_version_id: test.paper_version_id,
  opens_at: test.opens_at,
  closes_at: test.closes_at,
  grace_minutes: test.grace_minutes,
  late_policy: test.late_policy,
  late_start: test.late_start,
  integrity: policyOf(test).policy,
  warnings: warningsOf(policyOf(test)),
  result_policy: test.result_policy,
  review_policy: test.review_policy,
  challenge_days: test.challenge_days,
  note_within_days: test.note_within_days,
  amount_paise: test.is_paid ? test.amount_paise : null,
})

/** Changes with whatever of the plan changes, and with nothing else of the test. */
export const planMark = (test: TestRow): string => digest(JSON.stringify(planView(test))).slice(0, 16)

type Said = Omit<TestPlanView, 'paper_version_id'> | TestPlanInput

/** The same for the sentences and the faults, with what the paper says of its time. */
export const planOf = (said: Said, durationMs: number | null, isAdmission: boolean): TestPlan => ({
  opensAt: said.opens_at ?? null,
  closesAt: said.closes_at ?? null,
  durationMs,
  graceMinutes: said.grace_minutes,
  latePolicy: said.late_policy ?? null,
  lateStart: said.late_start,
  integrity: said.integrity === 'log' ? { policy: 'log' } : { policy: said.integrity, warnings: said.warnings },
  resultPolicy: said.result_policy,
  reviewPolicy: said.review_policy,
  challengeDays: said.challenge_days,
  noteWithinDays: said.note_within_days ?? null,
  isAdmission,
  amountPaise: said.amount_paise ?? null,
})
