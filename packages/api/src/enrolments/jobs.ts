import { type Instant, shownDate, shownTime } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { Language } from '@northlight/contract/words/languages'
import { digest } from '@northlight/db/digest'
import { fold } from '@northlight/db/fold'
import { z } from 'zod'
import type { Ctx } from '../kernel/context.ts'
import { forEachSettled } from '../kernel/for-each-settled.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { speakerFor } from '../kernel/speaker.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import { type Told, toldAbout } from '../notices/people.ts'
import * as queries from './queries.ts'

const one = z.object({ id: z.number().int() })

/** What is paid and not given back, in as many parts as it came. */
const paidSoFar = (orders: Awaited<ReturnType<typeof queries.paidOrders>>) =>
  orders.reduce((sum, { amount_paise, refunded_paise }) => sum + amount_paise - refunded_paise, 0)

/** What both mails to the office carry: who, where, and the money by the numbers the gateway knows it by. */
const factsOf = async (ctx: Ctx, row: queries.Enrolment) => {
  const orders = await queries.paidOrders(ctx.db, row.id)
  const [first] = orders
  const { name, email, phone, course_name, branch_name } = row
  return {
    ...{ name, email, phone, course_name, branch_name },
    amount: shownMoney(row.discounted_amount_paise),
    paid: shownMoney(paidSoFar(orders)),
    order_id: first?.gateway_order_id ?? null,
    payment_id: first?.gateway_payment_id ?? null,
  }
}

export const tellOfficeOfEnrolment = defineJob('enrolments.tell-office', one, async (ctx, { id }) => {
  const row = await queries.enrolment(ctx.db, id)
  // Noted at the desk for the wrong family, and taken back before this was written: nobody has enrolled.
  if (!row || row.payment_status === 'CANCELLED') return
  await sendMail(ctx, {
    key: `enrolment:${id}`,
    template: 'office-enrolment',
    to: await officeAddress(ctx),
    about: { table: 'course_enrolments', id, user_id: row.user_id },
    props: await factsOf(ctx, row),
  })
})

/** Where there is no fee there is no receipt, so the place itself is confirmed. */
export const confirmFreeEnrolment = defineJob('enrolments.confirm-free', one, async (ctx, { id }) => {
  const row = await queries.enrolment(ctx.db, id)
  if (!row) return
  const { language, stored } = await speakerFor(ctx, row.user_id, row.language)
  await sendMail(ctx, {
    key: `enrolment-confirmed:${id}`,
    template: 'enrolment-confirmed',
    to: row.email,
    about: { table: 'course_enrolments', id, user_id: row.user_id },
    props: {
      name: harmlessName(row.name),
      course_name: stored(row.course_name),
      branch_name: stored(row.branch_name),
      url: `${ctx.services.siteUrl}/course-enrolled`,
      language,
    },
  })
})

const noted = (at: Instant, language?: Language) => `${shownDate(at, language)}, ${shownTime(at)}`

export const tellOfficeOfLeaving = defineJob('enrolments.tell-office-of-leaving', one, async (ctx, { id }) => {
  const row = await queries.enrolment(ctx.db, id)
  if (!row?.leave_asked_at) return
  await sendMail(ctx, {
    key: `leaving:${id}:${row.leave_asked_at}`,
    template: 'office-leaving',
    to: await officeAddress(ctx),
    about: { table: 'course_enrolments', id, user_id: row.user_id },
    props: { ...(await factsOf(ctx, row)), when: noted(row.leave_asked_at) },
  })
})

/** Anyone who enrolled, and the parents who may see that student's fees, each mailbox once. */
const readersOf = async (ctx: Ctx, { user_id, email, name, language }: queries.Enrolment): Promise<Told[]> => {
  const told = user_id === null ? [] : ((await toldAbout(ctx, user_id))?.told ?? [])
  const parents = new Map(told.filter((to) => to.as === 'parent').map((to) => [fold(to.email), to]))
  parents.delete(fold(email))
  return [{ user_id, email, name, as: 'student', link: null, language }, ...parents.values()]
}

/** Where it is read of: a parent's own list of courses is another one, and without an account there is no page. */
const pageOf = (ctx: Ctx, { as, link }: Told): string | null => {
  if (as === 'student') return `${ctx.services.siteUrl}/course-enrolled`
  return link === null ? null : `${ctx.services.siteUrl}/profile/children/${link}`
}

/** In writing, with the day: it is what the refund is counted by. Parents who see the fees read it too. */
export const confirmLeaving = defineJob('enrolments.confirm-leaving', one, async (ctx, { id }) => {
  const row = await queries.enrolment(ctx.db, id)
  if (!row?.leave_asked_at) return
  const { leave_asked_at } = row
  const rule = await queries.refundRuleOf(ctx.db, id)
  const paid = shownMoney(paidSoFar(await queries.paidOrders(ctx.db, id)))
  const key = `leaving-noted:${id}:${leave_asked_at}`
  await forEachSettled(await readersOf(ctx, row), async (to) => {
    const { language, stored } = await speakerFor(ctx, to.user_id, to.language)
    const isParent = to.as === 'parent'
    await sendMail(ctx, {
      key: isParent ? `${key}:${digest(fold(to.email)).slice(0, 16)}` : key,
      template: 'leaving-noted',
      to: to.email,
      about: { table: 'course_enrolments', id, user_id: row.user_id },
      props: {
        name: harmlessName(to.name),
        student_name: isParent ? harmlessName(row.name) : null,
        course_name: stored(row.course_name),
        branch_name: stored(row.branch_name),
        when: noted(leave_asked_at, language),
        paid,
        detail: rule ? stored(rule) : '',
        url: pageOf(ctx, to),
        language,
      },
    })
  })
})

export const enrolmentJobs = [tellOfficeOfEnrolment, confirmFreeEnrolment, tellOfficeOfLeaving, confirmLeaving]
