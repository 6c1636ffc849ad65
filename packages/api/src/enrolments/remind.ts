import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { shownMoney } from '@northlight/contract/money'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { sendMail } from '../mails/service.ts'
import * as queries from './instalment-queries.ts'
import * as enrolments from './queries.ts'

/** A week and a day before, and three days after: the last that has come is the one that is sent. */
const reminders = [
  { name: 'late', from: 3 },
  { name: 'tomorrow', from: -1 },
  { name: 'week', from: -7 },
] as const

const dayFrom = (day: string, count: number) => later(`${day}T00:00:00.000Z`, days(count)).slice(0, 10)

/** One reminder by mail; its key names the part and the reminder, or the day on which the office asked for it. */
export const remind = async (ctx: Ctx, part: queries.Instalment, reminder: string) => {
  const row = await enrolments.enrolment(ctx.db, part.enrolment_id)
  if (!row || row.email.endsWith('@deleted.invalid')) return
  const parts = await queries.partsOf(ctx.db, [row.id])
  await sendMail(ctx, {
    key: `instalment:${part.id}:${reminder}`,
    template: 'instalment-due',
    to: row.email,
    about: { table: 'course_enrolments', id: row.id, user_id: row.user_id },
    props: {
      name: harmlessName(row.name),
      title: `${row.course_name}, ${row.branch_name}`,
      part: `instalment ${part.number} of ${parts.length}`,
      amount: shownMoney(part.amount_paise),
      due: shownDate(`${part.due_on}T00:00:00.000Z`),
      is_late: part.due_on < indianDay(ctx.now()),
      url: `${ctx.services.siteUrl}/payments#fees`,
    },
  })
}

/**
 * Reminds of parts that are due. Runs every hour; the key of a mail names the part and the reminder, so each goes out
 * once, and a server that slept sends the one that fits today and none that is past.
 */
export const remindOfInstalments = defineJob('enrolments.remind-of-instalments', z.object({}), async (ctx) => {
  const today = indianDay(ctx.now())
  const asked = new Set<number>()
  for (const part of await queries.partsDueBy(ctx.db, dayFrom(today, 7), today)) {
    // Parts of one fee are paid in their order, so only the first open one is asked for.
    if (asked.has(part.enrolment_id)) continue
    asked.add(part.enrolment_id)
    const reminder = reminders.find(({ from }) => dayFrom(part.due_on, from) <= today)
    // A promise that was not kept is reminded of once more, whatever went out before it.
    const promised = part.promised_on ? `:${part.promised_on}` : ''
    if (reminder) await remind(ctx, part, `${reminder.name}${promised}`)
  }
})

export const instalmentSchedules: Schedule[] = [{ job: remindOfInstalments, every: hours(1) }]
