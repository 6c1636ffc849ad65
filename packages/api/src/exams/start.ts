import { randomInt, randomUUID } from 'node:crypto'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { newAttempt } from '@northlight/exam/attempt'
import { drawItems } from '@northlight/exam/draw'
import { requireReady } from '../families/readiness.ts'
import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { freezePaper } from './paper-queries.ts'
import { type LoadedPaper, loadPaper } from './papers.ts'
import type { Enrolment, TestRow } from './queries.ts'
import * as queries from './queries.ts'
import { type Sitting, toAttempt } from './sitting.ts'

type User = { id: number }

/** The enrolment that lets this person sit the test. */
export const requireEnrolment = async (ctx: Ctx, test: TestRow, user: User): Promise<Enrolment> => {
  const enrolment = await queries.enrolmentOf(ctx.db, test.id, user.id)
  return enrolment?.is_enrolled ? enrolment : fail('not_found')
}

const spread = 2 ** 32
const random = () => randomInt(spread) / spread

/** Frozen before anything is drawn from it, so that what was drawn can never change. */
const frozenPaper = async (ctx: Ctx, test: TestRow): Promise<LoadedPaper> => {
  const id = test.paper_version_id ?? fail('not_found')
  if (test.frozen_at === null) await freezePaper(ctx.db, id, ctx.now())
  return loadPaper(ctx, id)
}

const requireOpenWindow = (ctx: Ctx, test: TestRow) => {
  const now = ctx.now()
  if (test.opens_at !== null && now < test.opens_at)
    fail('conflict', `This test opens on ${shownDate(test.opens_at)} at ${shownTime(test.opens_at)}.`)
  if (test.closes_at !== null && now >= test.closes_at) fail('conflict', 'This test is closed.')
}

/** What must hold before a first start, and the paper to draw from. Called outside the shared transaction. */
export const prepareStart = async (ctx: Ctx, test: TestRow, user: User) => {
  requireOpenWindow(ctx, test)
  await requireReady(ctx, user.id)
  return { loaded: await frozenPaper(ctx, test), compensatory: await queries.compensatoryOf(ctx.db, user.id) }
}

type Prepared = Awaited<ReturnType<typeof prepareStart>>

/** Makes the sitting, not started yet. Gives nothing when another click has made it already. */
export const createSitting = async (
  ctx: Ctx,
  test: TestRow,
  enrolment: Enrolment,
  { loaded, compensatory }: Prepared,
): Promise<Sitting | undefined> => {
  const items = drawItems(loaded.paper, random, {
    shuffleQuestions: loaded.row.shuffle_questions,
    shuffleOptions: loaded.row.shuffle_options,
  })
  const policy = test.integrity_policy ?? { policy: 'log' as const }
  const attempt = newAttempt(loaded.paper, items, {
    policy,
    closesAt: test.closes_at === null ? null : Date.parse(test.closes_at),
    graceMs: minutes(test.grace_minutes),
    compensatoryPerHour: compensatory,
  })
  const row = await queries.insertAttempt(ctx.db, {
    uuid: randomUUID(),
    enrolment_id: enrolment.id,
    test_id: test.id,
    user_id: enrolment.user_id,
    paper_version_id: loaded.id,
    items,
    terms: attempt.terms,
    policy,
    state: 'not_started',
    device: 0,
    started_at: null,
    served_at: null,
    deadline_at: null,
    check_at: null,
    ended_at: null,
    closed_at: null,
    ended_by: null,
    reason: null,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })
  if (!row) return undefined
  await audit(ctx, {
    action: 'exams.start-attempt',
    entity: 'attempt',
    id: row.id,
    details: { test: test.id, paper_version: loaded.id, compensatory },
  })
  const nothing = { grants: [], ledger: {}, acceptedLate: [], events: [] }
  return { row, attempt: toAttempt(row, loaded, nothing), steps: [], loaded }
}
