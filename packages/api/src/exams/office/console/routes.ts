import * as attendance from '@northlight/contract/exams/attendance'
import * as contract from '@northlight/contract/exams/console'
import type { Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { examFreeze } from '../../../kernel/exam-freeze.ts'
import { implement } from '../../../kernel/implement.ts'
import { allow } from '../../../kernel/policy.ts'
import * as tests from '../../online-tests/queries.ts'
import { attendanceDay, testAttendance } from './attendance.ts'
import { lastEndOf, testsOfTheDay, toConsoleTest } from './day.ts'
import { fairTime, giveFairTime } from './fair-time.ts'
import { hubOf } from './hub.ts'
import { decideIncident, noteIncident } from './incidents.ts'
import { ledgerOf } from './ledger.ts'
import { sendMessage } from './messages.ts'
import { oneStudent } from './one-student.ts'

const testOf = async (ctx: Ctx, { slug }: { slug: string }) => (await tests.anyTest(ctx.db, slug)) ?? fail('not_found')

const people = (count: number) => (count === 1 ? 'one student' : `${count} students`)

export const consoleRoutes = [
  implement(contract.examDay, async (ctx) => ({ server_now: ctx.now(), tests: await testsOfTheDay(ctx) })),
  implement(contract.testConsole, async (ctx, { params }) => {
    allow(ctx, 'console.read')
    const test = await testOf(ctx, params)
    const places = await ctx.db.selectFrom('branches').select(['id', 'name']).orderBy('name').execute()
    return {
      server_now: ctx.now(),
      test: toConsoleTest(test, await lastEndOf(ctx, test.id)),
      places,
      rows: await hubOf(ctx.services).rows(test.id),
    }
  }),
  implement(contract.dayLedger, async (ctx, { params }) => ledgerOf(ctx, await testOf(ctx, params))),
  implement(contract.consoleStudent, async (ctx, { params }) => ({
    student: await oneStudent(ctx, await testOf(ctx, params), params.uuid),
  })),
  implement(contract.sendMessage, async (ctx, { params, input }) => {
    const sent = await sendMessage(ctx, await testOf(ctx, params), input)
    return { message: `Sent to ${people(sent.reached)}.`, ...sent }
  }),
  implement(contract.noteIncident, async (ctx, { params, input }) => ({
    message: 'Noted. It stands in the ledger.',
    id: await noteIncident(ctx, await testOf(ctx, params), input),
  })),
  implement(contract.decideIncident, async (ctx, { params, input }) => {
    await decideIncident(ctx, params.id, input)
    return { message: 'The decision stands in the ledger.' }
  }),
  implement(contract.fairTime, async (ctx, { params }) => ({
    outages: await fairTime(ctx, await testOf(ctx, params)),
  })),
  implement(contract.giveFairTime, async (ctx, { params, input }) => {
    const { reached, minutes } = await giveFairTime(ctx, await testOf(ctx, params), input)
    return {
      message: `${minutes} ${minutes === 1 ? 'minute was' : 'minutes were'} given to ${people(reached)}.`,
      reached,
      minutes,
    }
  }),
  implement(attendance.attendanceDay, async (ctx) => ({ server_now: ctx.now(), tests: await attendanceDay(ctx) })),
  implement(attendance.testAttendance, async (ctx, { params }) => {
    allow(ctx, 'console.attendance')
    return { server_now: ctx.now(), ...(await testAttendance(ctx, await testOf(ctx, params))) }
  }),
  implement(contract.examFreeze, async (ctx) => {
    allow(ctx, 'own.work')
    const freeze = await examFreeze(ctx)
    return { freeze: freeze && { until: freeze.until, tests: freeze.tests.map(({ slug, name }) => ({ slug, name })) } }
  }),
]
