import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { type Account, as } from './accounts.ts'
import { ownEmail, ownPhone } from './forms.ts'
import { api } from './replies.ts'

/** The demo's bank takes the money, and the browser tells the server, as the payment window does it. */
export const payOrder = async (page: Page, orderId: string) => {
  const outcome = await (await page.request.post(`/sandbox/checkout/${orderId}/pay`)).json()
  const reply = await page.request.post(api('/payments/verify'), { data: outcome.proof })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** A course that somebody without an account has begun and not paid. */
export const begun = async (page: Page, name: string, course = 'foundation-evenings', branch = 'bengaluru') => {
  const reply = await page.request.post(api(`/course/${course}/branch/${branch}/enroll`), {
    data: { name, email: ownEmail(), phone: ownPhone() },
  })
  expect(reply.ok()).toBe(true)
}

/** Money that came with no order of ours: no button of the demo's bank sends such a thing. Gives its number there. */
export const strayMoney = (rupees: number) => {
  const number = `pay_stray${randomBytes(6).toString('hex')}`
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'northlight.db'))
  try {
    database.exec('pragma busy_timeout = 10000')
    database
      .prepare(
        `insert into unmatched_payments
          (gateway_payment_id, reason, amount_paise, currency, method, state, paid_at, created_at, updated_at)
          values (:number, 'unknown_order', :paise, 'INR', 'upi', 'open', :now, :now, :now)`,
      )
      .run({ number, paise: rupees * 100, now: new Date().toISOString() })
  } finally {
    database.close()
  }
  return number
}

/** A course with its whole fee paid; gives the number of the enrolment. */
export const enrolled = async (page: Page, who: Account, course = 'foundation-evenings', branch = 'bengaluru') => {
  const { name, email, phone } = who
  const reply = await page.request.post(api(`/course/${course}/branch/${branch}/enroll`), {
    data: { name, email, phone },
    ...as(who),
  })
  const { enrollmentForm } = await reply.json()
  await payOrder(page, enrollmentForm.razorpay_order_id)
  return Number(enrollmentForm.id)
}

type Seat = { mode?: 'OFFLINE' | 'ONLINE'; phone?: string; centre?: RegExp }

/** A family with a paid seat in a sitting, on a campus or at home; gives the number of the application. */
export const registered = async (
  page: Page,
  name: string,
  { mode = 'OFFLINE', phone = ownPhone(), centre = /./ }: Seat = {},
) => {
  const { sittings } = await (await page.request.get(api('/admission/sittings'))).json()
  type Choice = { code: string; mode: string; seats_left: number; classes: string[]; centre: string; sits_on: string }
  const sitting = (sittings as Choice[]).find(
    (one) =>
      one.mode === mode &&
      one.seats_left > 6 &&
      centre.test(one.centre) &&
      (one.classes.length === 0 || one.classes.includes('10th')),
  )
  if (!sitting) throw new Error('The demo has no sitting with seats.')
  const password = 'Polaris#2027'
  const email = ownEmail()
  const reply = await page.request.post(api('/admission/registration'), {
    data: {
      ...{ name, email, school_name: 'Lakeview School', address: '12 Lake Road', father_name: 'Raghu Rao' },
      ...{ father_phone: phone, father_email: ownEmail(), class: '10th', program: 'Two-Year Integrated, JEE' },
      ...{ mode, sitting: sitting.code, date_of_birth: '2011-04-23', consent: 'yes' },
      ...{ password, confirm_password: password },
    },
  })
  const body = await reply.json()
  expect(reply.ok(), JSON.stringify(body)).toBe(true)
  await payOrder(page, body.data.razorpay_order_id)
  return { number: String(body.application.number), sitting, email, password, name }
}
