import type { TestPlanInput, TestPlanView } from '@northlight/contract/exams/office'
import { digest } from '@northlight/db/digest'
import type { TestPlan } from '@northlight/exam/papers/test-plan'
import type { TestRow } from '../tests/queries.ts'

/** What is stored, as the form shows it. */
export const planView = (test: TestRow): TestPlanView => ({
  paper_version_id: test.paper_version_id,
  opens_at: test.opens_at,
  closes_at: test.closes_at,
  grace_minutes: test.grace_minutes,
  late_policy: test.late_policy,
  integrity: test.integrity_policy?.policy ?? 'log',
  warnings: test.integrity_policy && test.integrity_policy.policy !== 'log' ? test.integrity_policy.warnings : 0,
  result_policy: test.result_policy,
  review_policy: test.review_policy,
  challenge_days: test.challenge_days,
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
  integrity: said.integrity === 'log' ? { policy: 'log' } : { policy: said.integrity, warnings: said.warnings },
  resultPolicy: said.result_policy,
  reviewPolicy: said.review_policy,
  challengeDays: said.challenge_days,
  isAdmission,
  amountPaise: said.amount_paise ?? null,
})
