import type { ReportEventsInput, SaveStepsInput, SaveStepsReply, SubmitInput } from '@northlight/contract/exams/free'
import { sameAction } from '@northlight/exam/answers/steps'
import { testStatusOf } from '@northlight/exam/attempt/attempt'
import { partSteps } from '@northlight/exam/attempt/lateness'
import { type Action, next } from '@northlight/exam/attempt/next'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { toSteps } from '../../marking/to-attempt.ts'
import { unreadOf } from '../office/console/messages.ts'
import { answerFileKey } from '../office/interventions/answer-file.ts'
import type { TestRow } from '../online-tests/queries.ts'
import { commitTogether } from '../saving/group-commit.ts'
import { expectSaves, type Saved, saveTogether } from '../saving/save-queue.ts'
import { toAttemptView, toClock, toClockView } from '../views.ts'
import { noteConduct } from './conduct.ts'
import { orRefuse, refuse } from './or-refuse.ts'
import type { Device } from './queries.ts'
import * as attempts from './queries.ts'
import { createAttempt, prepareStart, requireEnrolment, requireStanding } from './start.ts'
import { asOfNow, hasEnded, ms, readAttempt, type StoredAttempt, storeAttempt } from './stored-attempt.ts'
import { issueSlip, slipOf } from './submission-slip.ts'

/**
 * The verbs of an attempt with the whole paper at once. Each takes the test and the person, whatever door they came
 * through; for an admission test the caller passes the test with the window of the registration.
 */
type User = { id: number }

/** Runs in a transaction that is shared with other students of the same moment: one commit for all of them. */
export const inSharedTransaction = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  commitTogether(ctx.services.database, (db) => work({ ...ctx, db }))

const ownAttempt = async (ctx: Ctx, test: TestRow, user: User, hold: boolean): Promise<StoredAttempt> => {
  const enrolment = await requireEnrolment(ctx, test, user)
  const row = (await attempts.attemptOfEnrolment(ctx, enrolment.id, { hold })) ?? fail('not_found')
  return readAttempt(ctx, row)
}

/** The attempt a call names must be the caller's own, of this test. */
const namedAttempt = async (ctx: Ctx, test: TestRow, user: User, uuid: string): Promise<StoredAttempt> => {
  const stored = await ownAttempt(ctx, test, user, true)
  return stored.row.uuid === uuid ? stored : fail('not_found')
}

const screenOf = (ctx: Ctx, tab: string) => ({ tab, user_agent: ctx.device.slice(0, 300), taken_at: ctx.now() })

/** Who may write: this tab, or another one that the student may take over from. */
const shownTo = async (ctx: Ctx, stored: StoredAttempt, tab: string, holder: Device | undefined) => {
  const now = asOfNow(ctx, stored)
  const isMine = holder?.tab === tab
  const isElsewhere = holder !== undefined && !isMine && !hasEnded(now.attempt)
  return toAttemptView(ctx, now, {
    device: isMine ? holder.device : null,
    heldBy: isElsewhere ? { user_agent: holder.user_agent, taken_at: holder.taken_at } : null,
    answerFileKey: answerFileKey(ctx, stored.row.uuid),
    messages: stored.row.unread_messages > 0 ? await unreadOf(ctx.db, stored.row.id) : [],
  })
}

const viewFor = async (ctx: Ctx, stored: StoredAttempt, tab: string) =>
  shownTo(ctx, stored, tab, (await attempts.devicesOf(ctx.db, stored.row.id)).at(-1))

/** Begins the test, or goes on with it. A reload is the same screen; a second one is told that another holds it. */
export const startAttempt = async (ctx: Ctx, test: TestRow, user: User, { tab }: { tab: string }) => {
  const enrolment = await requireStanding(ctx, test, user)
  if (test.delivery !== 'free') refuse('other_delivery', 'This test is taken one question after the other.')
  const resumed = async () => {
    const row = (await attempts.attemptOfEnrolment(ctx, enrolment.id, { hold: false })) ?? fail('conflict')
    if (row.delivery === 'sequential')
      refuse('other_delivery', 'You have begun this test one question after the other. Continue in the same way.')
    return viewFor(ctx, await readAttempt(ctx, row), tab)
  }
  if (enrolment.attempt_id !== null) return resumed()
  const prepared = await prepareStart(ctx, test, enrolment, 'free')
  const screen = screenOf(ctx, tab)
  const made = await createAttempt(ctx, test, enrolment, prepared, { type: 'start' }, screen)
  // Nothing was made where another click was faster.
  if (!made) return resumed()
  expectSaves(ctx.services, made)
  return shownTo(ctx, made, tab, { device: made.row.device, ...screen })
}

/** Goes on here; what the other screen sends afterwards is still kept, but it cannot hand in. */
export const takeOver = async (ctx: Ctx, test: TestRow, user: User, { tab }: { tab: string }) => {
  const stored = await inSharedTransaction(ctx, async (ctx) => {
    const before = await ownAttempt(ctx, test, user, true)
    const holder = (await attempts.devicesOf(ctx.db, before.row.id)).at(-1)
    if (holder?.tab === tab) return before
    const outcome = orRefuse(next(before.attempt, { type: 'take_over' }, ms(ctx.now())))
    const taken = await storeAttempt(ctx, before, outcome.attempt)
    await ctx.db
      .insertInto('attempt_devices')
      .values({ attempt_id: taken.row.id, device: taken.row.device, ...screenOf(ctx, tab) })
      .execute()
    await audit(ctx, {
      action: 'exams.take-over',
      entity: 'attempt',
      id: taken.row.id,
      details: { device: taken.row.device },
    })
    return taken
  })
  return viewFor(ctx, stored, tab)
}

/**
 * What the reply says of steps that were stored before: which numbers stand there with another content, and which are
 * late. The reply that said so first may have been lost, and the answer would stand on the screen as one that counts.
 */
const lookAtRepeated = async (ctx: Ctx, { attemptId, attempt, repeated }: Saved) => {
  const [first] = repeated
  if (!first) return { conflicts: [], late: [] }
  const stored = await ctx.db
    .selectFrom('attempt_steps')
    .select(['device', 'number', 'action', 'given_at', 'received_at'])
    .where('attempt_id', '=', attemptId)
    .where('device', '=', first.device)
    .where('number', 'in', [...new Set(repeated.map((step) => step.number))])
    .execute()
  const byNumber = new Map(stored.map(({ number, action }) => [number, action]))
  const differs = repeated.filter(({ number, action }) => {
    const known = byNumber.get(number)
    return known !== undefined && known.do !== 'answer' && !sameAction(known, action)
  })
  return {
    conflicts: [...new Set(differs.map((step) => step.number))],
    late: partSteps(attempt, toSteps(stored)).late,
  }
}

/** Answers only after commit. Needs nothing of the test but its address: this is the call that must stay light. */
export const saveSteps = async (
  ctx: Ctx,
  test: Pick<TestRow, 'slug' | 'is_admission'>,
  user: User,
  { attempt, device, steps }: SaveStepsInput,
): Promise<SaveStepsReply> => {
  const { slug, is_admission: isAdmission } = test
  const saved = await saveTogether(ctx.services, { attempt, slug, isAdmission, userId: user.id, device, steps })
  const said = orRefuse(saved.verdict)
  const { conflicts, late } = await lookAtRepeated(ctx, saved)
  return {
    ...toClock(ctx, saved),
    complete_up_to: said.completeUpTo ?? 0,
    last_number: said.lastNumber ?? 0,
    gaps: said.gaps ?? [],
    late: [...new Set([...late, ...(said.late ?? [])].map((step) => step.number))],
    refused: saved.refused,
    not_stored: said.notStored ?? [],
    conflicts,
    is_taken_over: said.isTakenOver ?? false,
    unread: saved.unread,
  }
}

const act = async (ctx: Ctx, stored: StoredAttempt, action: Action) => {
  const outcome = orRefuse(next(stored.attempt, action, ms(ctx.now())))
  return { outcome, stored: await storeAttempt(ctx, stored, outcome.attempt) }
}

/** One tally for all kinds of leaving, kept here, so that a reload forgets nothing. */
export const reportEvents = (ctx: Ctx, test: TestRow, user: User, { attempt, events }: ReportEventsInput) =>
  inSharedTransaction(ctx, async (ctx) => {
    const before = await namedAttempt(ctx, test, user, attempt)
    const { outcome, stored } = await act(ctx, before, { type: 'report', events })
    if (stored.attempt.state === 'eliminated' && before.attempt.state !== 'eliminated')
      await audit(ctx, {
        action: 'exams.eliminate',
        entity: 'attempt',
        id: stored.row.id,
        details: { violations: outcome.tally?.violations ?? 0 },
      })
    await noteConduct(ctx, test, before, stored)
    const { tally, ...clock } = toClockView(ctx, stored)
    return { ...clock, tally: outcome.tally ?? tally }
  })

/** Hands in, or asks for the steps that are still on their way. Handing in again gives the same slip. */
export const submitAttempt = (ctx: Ctx, test: TestRow, user: User, input: SubmitInput) =>
  inSharedTransaction(ctx, async (ctx) => {
    const before = await namedAttempt(ctx, test, user, input.attempt)
    const action: Action = {
      type: 'submit',
      device: input.device,
      lastNumber: input.last_number,
      extraMs: input.extra_ms,
    }
    const outcome = next(before.attempt, action, ms(ctx.now()))
    if (!outcome.ok && outcome.refusal === 'steps_missing')
      return {
        message: outcome.sentence,
        receipt: null,
        gaps: outcome.gaps ?? [],
        ...toClock(ctx, asOfNow(ctx, before)),
      }
    const stored = await storeAttempt(ctx, before, orRefuse(outcome).attempt)
    if (!hasEnded(before.attempt))
      await audit(ctx, {
        action: 'exams.submit-attempt',
        entity: 'attempt',
        id: stored.row.id,
        details: { ended_by: stored.row.ended_by, status: testStatusOf(stored.attempt) },
      })
    return {
      message: 'Your test has been handed in.',
      receipt: await issueSlip(ctx, test, stored),
      gaps: [],
      ...toClock(ctx, stored),
    }
  })

/** Also for an attempt that the clock ended while nobody was there. */
export const submissionSlip = (ctx: Ctx, test: TestRow, user: User) =>
  inSharedTransaction(ctx, async (ctx) => {
    const before = await ownAttempt(ctx, test, user, true)
    const { stored } = await act(ctx, before, { type: 'tick' })
    if (!hasEnded(stored.attempt) || stored.attempt.state === 'eliminated') return fail('not_found')
    return slipOf(ctx, test, stored)
  })
