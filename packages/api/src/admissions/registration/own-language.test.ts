import { expect } from 'vitest'
import { aGuest } from '../../../testing/candidates.ts'
import { test } from '../../../testing/test.ts'

const devanagari = /[\u0900-\u097f]/

test('a family that registers in Hindi reads of its fee, its receipt and its hall ticket in Hindi', async ({
  http,
  make,
  api,
  world,
}) => {
  await make.institute()
  await make.sitting({ code: 'a' })
  const guest = aGuest({ sitting: 'a', date_of_birth: '2005-06-15' })
  const headers = { 'x-came-from': new URLSearchParams({ page: '/hi/admission/register' }).toString() }
  const { body, status } = await http.postJson('/admission/registration', guest, { headers })
  expect(status).toBe(201)
  const { order_id, payment_id, signature } = world.gateway.pay(
    (body.data as { razorpay_order_id: string }).razorpay_order_id,
  )
  // Heard from the bank, long after the page was closed.
  await http.postJson('/admission/verify', {
    ...{ razorpay_order_id: order_id, razorpay_payment_id: payment_id, razorpay_signature: signature },
  })
  await api.runner.drain()
  const family = [guest.email, String(guest.father_email)].flatMap((address) => world.mail.to(address))
  const about = family.filter(({ subject }) => /रजिस्ट्रेशन|रसीद/.test(subject))
  // Registered, paid to both, and the receipt to whoever paid.
  expect(about.map(({ subject }) => subject.includes('रसीद R/'))).toContain(true)
  expect(about.length).toBeGreaterThanOrEqual(3)
  for (const { text, html } of about) {
    expect(html).toContain('lang="hi"')
    expect(text).toMatch(devanagari)
    expect(text).not.toMatch(/Application|Receipt|hall ticket|Hello|This mail/)
  }
  // The parent who is named hears of it in the same language; the office reads English.
  expect(world.mail.to(String(guest.father_email)).some(({ subject }) => devanagari.test(subject))).toBe(true)
  expect(world.mail.to('office@institute.test').some(({ subject }) => subject === 'Admission Test Registration')).toBe(
    true,
  )
})
