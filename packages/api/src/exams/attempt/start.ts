import { getRandomValues, randomUUID } from 'node:crypto'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { isStaff } from '@northlight/contract/roles'
import { newAttempt, testStatusOf } from '@northlight/exam/attempt/attempt'
import { type Action, next } from '@northlight/exam/attempt/next'
import type { Delivery } from '@northlight/exam/papers/paper'
import { pickItems } from '@northlight/exam/papers/pick-items'
import { requireConsent, requireReady } from '../../families/consent/readiness.ts'
import { auditRow } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { freezePaper } from '../../marking/paper-queries.ts'
import { graceOf } from '../online-tests/late-policy.ts'
import type { Enrolment, TestRow } from '../online-tests/queries.ts'
import * as queries from '../online-tests/queries.ts'
import { endOfLateStarters } from '../online-tests/start-times.ts'
import { type LoadedPaper, loadPaper } from '../papers/papers.ts'
import { beginTogether } from './begin-together.ts'
import { policyOf } from './conduct.ts'
import { orRefuse, refuse } from './or-refuse.ts'
import type { Device } from './queries.ts'
import { columnsOf, ms, type StoredAttempt } from './stored-attempt.ts'

type User = { id: number }

export type Standing = NonNullable<Awaited<ReturnType<typeof queries.standingOf>>>

/** The enrolment that lets this person sit the test, and whether they have begun. */
export const requireStanding = async (ctx: Ctx, test: TestRow, user: User): Promise<Standing> => {
  const standing = await queries.standingOf(ctx.db, test, user.id)
  return standing?.is_enrolled ? standing : fail('not_found')
}

/** The enrolment that lets this person sit the test. */
export const requireEnrolment = async (ctx: Ctx, test: TestRow, user: User): Promise<Enrolment> => {
  const enrolment = await queries.enrolmentOf(ctx.db, test, user.id)
  return enrolment?.is_enrolled ? enrolment : fail('not_found')
}

const spread = 2 ** 32
const numbers = new Uint32Array(1024)
let used = numbers.length

/** From the system's generator, a thousand at a time: a hall that starts together needs many. */
const random = () => {
  if (used === numbers.length) {
    getRandomValues(numbers)
    used = 0
  }
  const number = numbers[used] ?? 0
  used += 1
  return number / spread
}

/** Frozen before anything is picked from it, so that what was picked can never change. */
const frozenPaper = async (ctx: Ctx, test: TestRow): Promise<LoadedPaper> => {
  const id = test.paper_version_id ?? fail('not_found')
  // A trial binds nobody: its paper can still be mended, under the next version.
  if (test.frozen_at === null && test.kind !== 'trial') await freezePaper(ctx.db, id, ctx.now())
  return loadPaper(ctx, id)
}

const requireOpenWindow = (ctx: Ctx, test: TestRow) => {
  const now = ctx.now()
  if (test.opens_at !== null && now < test.opens_at)
    refuse('not_open', `This test opens on ${shownDate(test.opens_at)} at ${shownTime(test.opens_at)}.`)
  if (test.closes_at !== null && now >= test.closes_at) refuse('closed', 'This test is closed.')
}

/**
 * What must hold before a first start, the paper to pick from, and how it will be given. Called outside the shared
 * transaction.
 */
export const prepareStart = async (ctx: Ctx, test: TestRow, standing: Standing, delivery: Delivery) => {
  // Parents and staff would stand in the ranks; what they should see of a test has ways of its own.
  const isOwnTrial = test.kind === 'trial' && isStaff(standing.role)
  if (standing.role !== 'student' && !isOwnTrial)
    return fail('forbidden', 'Tests are written with the account of a student.')
  requireOpenWindow(ctx, test)
  const who = { ...standing, id: standing.user_id }
  // Candidates for admission are children; for other tests a screen of one question at a time may not know how to ask.
  await (delivery === 'free' || test.is_admission ? requireReady(ctx, who) : requireConsent(ctx, who))
  return { loaded: await frozenPaper(ctx, test), compensatory: standing.compensatory_per_hour ?? 0, delivery }
}

type Prepared = Awaited<ReturnType<typeof prepareStart>>

/** An attempt with the wordings and orders picked for this student; nothing is stored yet. */
const newAttemptFor = (test: TestRow, { loaded, compensatory, delivery }: Prepared) => {
  const items = pickItems(loaded.paper, random, {
    shuffleQuestions: loaded.row.shuffle_questions,
    shuffleOptions: loaded.row.shuffle_options,
  })
  const attempt = newAttempt({ ...loaded.paper, delivery }, items, {
    policy: policyOf(test),
    closesAt: endOfLateStarters(test),
    graceMs: graceOf(test),
    compensatoryPerHour: compensatory,
  })
  return { items, attempt }
}

/**
 * Makes the attempt with its first action done. Gives nothing when another click has made it already.
 * `first` is what the student does with it: starts it, sees its first question, or leaves the rules at once.
 */
export const createAttempt = async (
  ctx: Ctx,
  test: TestRow,
  enrolment: Enrolment,
  prepared: Prepared,
  first: Action,
  device: Omit<Device, 'device'> | null = null,
): Promise<StoredAttempt | undefined> => {
  const { loaded, compensatory, delivery } = prepared
  const { items, attempt } = newAttemptFor(test, prepared)
  const outcome = orRefuse(next(attempt, first, ms(ctx.now())))
  const status = testStatusOf(outcome.attempt)
  const { reason } = outcome.attempt
  const now = ctx.now()
  const row = {
    uuid: randomUUID(),
    enrolment_id: enrolment.id,
    test_id: test.id,
    user_id: enrolment.user_id,
    paper_version_id: loaded.id,
    delivery,
    items,
    terms: attempt.terms,
    policy: attempt.policy,
    ...columnsOf(outcome.attempt),
    saved_by: null,
    unread_messages: 0,
    created_at: now,
    updated_at: now,
  }
  const begun = await beginTogether(ctx.services.database, {
    attempt: row,
    enrolment:
      status === enrolment.test_status && reason === enrolment.reason
        ? null
        : { test_status: status, reason, updated_at: now },
    device: device && { device: row.device, ...device },
    entry: auditRow(ctx, {
      action: outcome.attempt.state === 'eliminated' ? 'exams.eliminate' : 'exams.start-attempt',
      entity: 'attempt',
      id: null,
      details: { test: test.id, paper_version: loaded.id, compensatory },
    }),
  })
  return begun && { row: { ...row, ...begun }, attempt: outcome.attempt, steps: [], loaded }
}
