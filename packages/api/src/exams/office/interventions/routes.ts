import * as contract from '@northlight/contract/exams/interventions'
import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { implement } from '../../../kernel/implement.ts'
import * as queries from '../../online-tests/queries.ts'
import { importAnswerFile } from './answer-file.ts'
import * as staff from './interventions.ts'
import { decideLateSteps, lateSteps } from './late-steps.ts'
import { liveAttempts } from './live.ts'

const anyTest = async (ctx: Ctx, { slug }: { slug: string }) =>
  (await queries.anyTest(ctx.db, slug)) ?? fail('not_found')

const people = (count: number) => (count === 1 ? 'one student' : `${count} students`)

export const examStaffRoutes = [
  implement(contract.giveExtraTime, async (ctx, { params, input }) => {
    const { reached } = await staff.giveExtraTime(ctx, await anyTest(ctx, params), input)
    return { message: `Extra time was given to ${people(reached)}.`, reached }
  }),
  implement(contract.setCompensatoryTime, async (ctx, { input }) => {
    await staff.setCompensatoryTime(ctx, input)
    return { message: 'The compensatory time is set.' }
  }),
  implement(contract.liveAttempts, async (ctx, { params, query, url }) => ({
    server_now: ctx.now(),
    ...(await liveAttempts(ctx, await anyTest(ctx, params), { query, url })),
  })),
  implement(contract.forceSubmit, async (ctx, { params, input }) => {
    await staff.forceSubmit(ctx, await anyTest(ctx, params), input)
    return { message: 'The attempt is ended.' }
  }),
  implement(contract.lateSteps, async (ctx, { params, query, url }) =>
    lateSteps(ctx, await anyTest(ctx, params), { query, url }),
  ),
  implement(contract.decideLateSteps, async (ctx, { params, input }) => {
    await decideLateSteps(ctx, await anyTest(ctx, params), input)
    return { message: input.is_accepted ? 'These answers count now.' : 'These answers do not count.' }
  }),
  implement(contract.importAnswerFile, async (ctx, { params, input }) => ({
    message: 'The answer file was taken in.',
    ...(await importAnswerFile(ctx, await anyTest(ctx, params), input)),
  })),
]
