import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { shownMoney } from '@northlight/contract/money'
import { awakeAt } from '@northlight/contract/notice-kinds'
import { fold } from '@northlight/db/fold'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { forEachSettled } from '../kernel/for-each-settled.ts'
import { defineJob, enqueue, type Schedule } from '../kernel/jobs/define-job.ts'
import { speakerFor } from '../kernel/speaker.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { type Told, toldAbout } from '../notices/people.ts'
import { defineNotice, tell } from '../notices/tell.ts'
import { waitingFor } from '../payments/cheques/queries.ts'
import * as queries from './instalment-queries.ts'
import * as enrolments from './queries.ts'

/** A week and a day before, and three days after: the last that has come is the one that is sent. */
const reminders = [
  { name: 'late', from: 3 },
  { name: 'tomorrow', from: -1 },
  { name: 'week', from: -7 },
] as const

const dayFrom = (day: string, count: number) => later(`${day}T00:00:00.000Z`, days(count)).slice(0, 10)

/** Anyone who enrolled, and the parents who see the fees of that student. */
const payersOf = async (ctx: Ctx, { user_id, email, name, language }: enrolments.Enrolment): Promise<Told[]> => {
  const people = user_id === null ? null : await toldAbout(ctx, user_id)
  const parents = people?.told.filter((to) => to.as === 'parent' && fold(to.email) !== fold(email)) ?? []
  return [{ user_id, email, name, as: 'student', link: null, language }, ...parents]
}

/** One reminder; its key names the part and the reminder, or the day on which the office asked for it. */
export const remind = async (ctx: Ctx, part: queries.Instalment, reminder: string) => {
  const row = await enrolments.enrolment(ctx.db, part.enrolment_id)
  if (!row || row.email.endsWith('@deleted.invalid')) return
  // A cheque for it is at the bank: the family has done its part until that comes back.
  if (await waitingFor(ctx.db, { kind: 'course', subject_id: row.id, part: part.number })) return
  const parts = await queries.partsOf(ctx.db, [row.id])
  const amount = shownMoney(part.amount_paise)
  const isLate = part.due_on < indianDay(ctx.now())
  await forEachSettled(await payersOf(ctx, row), async (to) => {
    const { language, say, stored } = await speakerFor(ctx, to.user_id, to.language)
    const day = shownDate(`${part.due_on}T00:00:00.000Z`, language)
    const course = stored(row.course_name)
    const path = to.link === null ? '/payments#fees' : `/profile/children/${to.link}`
    await tell(ctx, to, {
      kind: 'fee-due',
      key: `instalment:${part.id}:${reminder}`,
      about: { table: 'course_enrolments', id: row.id, user_id: row.user_id },
      mail: {
        template: 'instalment-due',
        props: {
          name: harmlessName(to.name),
          title: `${course}, ${stored(row.branch_name)}`,
          part: say('instalment {number} of {all}', { number: part.number, all: parts.length }),
          amount,
          due: day,
          is_late: isLate,
          url: `${ctx.services.siteUrl}${path}`,
          language,
        },
      },
      short: isLate
        ? say('{course}: {amount} was due on {day}.', { course, amount, day })
        : say('{course}: {amount} is due on {day}.', { course, amount, day }),
      path,
    })
  })
}

/** The parts that families are reminded of today, or that of one enrolment, each with the name of its reminder. */
const remindersOf = async (ctx: Ctx, enrolmentId?: number) => {
  const today = indianDay(ctx.now())
  const asked = new Set<number>()
  return (await queries.partsDueBy(ctx.db, dayFrom(today, 7), today, enrolmentId)).flatMap((part) => {
    // Parts of one fee are paid in their order, so only the first open one is asked for.
    if (asked.has(part.enrolment_id)) return []
    asked.add(part.enrolment_id)
    const reminder = reminders.find(({ from }) => dayFrom(part.due_on, from) <= today)
    // A promise that was not kept is reminded of once more, whatever went out before it.
    const promised = part.promised_on ? `:${part.promised_on}` : ''
    return reminder ? [{ part, reminder: `${reminder.name}${promised}` }] : []
  })
}

/**
 * Looks every hour which parts are due, and queues a job for each, so that a mailbox that fails holds up no other
 * family. The key of job and mail names the part and the reminder: each goes out once, and a server that slept sends
 * the one that fits today and none that is past.
 */
export const remindOfInstalments = defineJob('enrolments.remind-of-instalments', z.object({}), async (ctx) => {
  // In the quiet hours nobody is told anything; the next hour comes by itself.
  const now = ctx.now()
  if (awakeAt(now) !== now) return
  for (const { part, reminder } of await remindersOf(ctx))
    await enqueue(
      ctx,
      remindOfInstalment,
      { enrolment_id: part.enrolment_id, part_id: part.id, reminder },
      { key: `instalment-reminder:${part.id}:${reminder}` },
    )
})

export const remindOfInstalment = defineNotice(
  'enrolments.remind-of-instalment',
  z.object({ enrolment_id: z.number().int(), part_id: z.number().int(), reminder: z.string() }),
  async (ctx, { enrolment_id, part_id, reminder }) => {
    // Paid, promised for later or left meanwhile, or so late that another reminder fits.
    const [due] = await remindersOf(ctx, enrolment_id)
    if (due?.part.id === part_id && due.reminder === reminder) await remind(ctx, due.part, reminder)
  },
)

export const instalmentSchedules: Schedule[] = [{ job: remindOfInstalments, every: hours(1) }]
