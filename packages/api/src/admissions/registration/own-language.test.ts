import { expect } from 'vitest'
import { aGuest } from '../../../testing/candidates.ts'
import { test } from '../../../testing/test.ts'
import { receiptFile } from '../../payments/receipts/receipt-file.ts'

const devanagari = /[\u0900-\u097f]/

test('a family that registers in Hindi reads of its fee, its receipt, its hall ticket and its refund in Hindi', async ({
  http,
  make,
  api,
  world,
  ctx,
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
  const family = () => [guest.email, String(guest.father_email)].flatMap((address) => world.mail.to(address))
  const about = family().filter(({ subject }) => /रजिस्ट्रेशन|रसीद/.test(subject))
  // Registered, paid to both, and the receipt to the person who paid.
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
  const receipt = await ctx.db.selectFrom('receipts').select(['id', 'payment_id']).executeTakeFirstOrThrow()
  const paper = await receiptFile(ctx, receipt.id)
  expect(Buffer.from(paper?.bytes ?? []).toString('latin1')).toContain('/Lang (hi-IN)')

  const admin = { token: await make.token(await make.user({ role: 'admin' })) }
  const refund = { amount_paise: 99_00, reason: 'The family has moved.' }
  expect((await http.postJson(`/office/payments/${receipt.payment_id}/refund`, refund, admin)).status).toBe(201)
  await api.runner.drain()
  const refunded = family().find(({ subject }) => subject.includes('आपका रिफ़ंड'))
  expect(refunded?.html).toContain('lang="hi"')
  expect(refunded?.text).toContain('एप्टीट्यूड टेस्ट का रजिस्ट्रेशन')
  expect(refunded?.text).not.toMatch(/Hello|Receipt|Refund/)
})
