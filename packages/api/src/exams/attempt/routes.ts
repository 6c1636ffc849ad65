import * as free from '@northlight/contract/exams/free'
import { paper } from '@northlight/contract/exams/paper'
import * as sequential from '@northlight/contract/exams/sequential'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { implement, implementPrepared } from '../../kernel/implement.ts'
import { slugKey } from '../../kernel/paging.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { readMessage } from '../office/console/messages.ts'
import * as queries from '../online-tests/queries.ts'
import { paperResponse } from '../papers/paper-response.ts'
import { fillAnswer, leaveScreen, questionSet } from '../sequential/sequential.ts'
import { clockOf } from './clock.ts'
import * as verbs from './free.ts'

const testOf = async (ctx: Ctx, { slug }: { slug: string }) =>
  (await queries.openTest(ctx.db, slug)) ??
  (await queries.begunTest(ctx.db, slug, signedIn(ctx).id)) ??
  fail('not_found')

/** Each is a door to one verb; the same verbs serve admission tests through doors of their own. */
export const attemptRoutes = [
  implement(sequential.questionSet, async (ctx, { params }) =>
    questionSet(ctx, await testOf(ctx, params), signedIn(ctx)),
  ),
  implement(sequential.fillAnswer, async (ctx, { params, input }) => {
    await fillAnswer(ctx, await testOf(ctx, params), signedIn(ctx), input)
    return { message: 'Answer submitted successfully' }
  }),
  implement(sequential.eliminated, async (ctx, { params, input }) => {
    await leaveScreen(ctx, await testOf(ctx, params), signedIn(ctx), input)
    return { message: 'Eliminated successfully' }
  }),

  implement(free.startAttempt, async (ctx, { params, input }) => ({
    message: 'Your test is open.',
    sitting: await verbs.startAttempt(ctx, await testOf(ctx, params), signedIn(ctx), input),
  })),
  implement(free.attemptClock, async (ctx, { params }) => ({
    clock: await clockOf(ctx, { slug: slugKey(params.slug), is_admission: false }, signedIn(ctx)),
  })),
  implement(free.takeOverAttempt, async (ctx, { params, input }) => ({
    message: 'You continue here. The other screen is locked.',
    sitting: await verbs.takeOver(ctx, await testOf(ctx, params), signedIn(ctx), input),
  })),
  // Does not look for the test: the attempt knows it, and this call must stay light.
  implement(free.saveSteps, (ctx, { params, input }) =>
    verbs.saveSteps(ctx, { slug: slugKey(params.slug), is_admission: false }, signedIn(ctx), input),
  ),
  implement(free.reportEvents, async (ctx, { params, input }) =>
    verbs.reportEvents(ctx, await testOf(ctx, params), signedIn(ctx), input),
  ),
  implement(free.submitAttempt, async (ctx, { params, input }) =>
    verbs.submitAttempt(ctx, await testOf(ctx, params), signedIn(ctx), input),
  ),
  implement(free.readMessage, async (ctx, { params }) => {
    await readMessage(ctx, { slug: slugKey(params.slug), is_admission: false }, signedIn(ctx), params.id)
    return { message: 'Read.' }
  }),
  implement(free.submissionSlip, async (ctx, { params }) => ({
    receipt: await verbs.submissionSlip(ctx, await testOf(ctx, params), signedIn(ctx)),
  })),

  implementPrepared(paper, (ctx, { params }, request) =>
    paperResponse(ctx, { slug: slugKey(params.slug), is_admission: false }, signedIn(ctx), params.version, request),
  ),
]
