import { expect } from '@playwright/test'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { mailed } from '../../support/outbox.ts'
import type { HttpChecks } from '../checks.ts'
import { type Body, clientOf, password } from './client.ts'

/** A family that registers with the fields of the older form; for a sitting that has seats. */
const registered = async (siteUrl: string, mode: 'OFFLINE' | 'ONLINE' = 'OFFLINE') => {
  const client = clientOf(siteUrl)
  const { sittings } = await client.expected(200, 'admission/sittings')
  const sitting = sittings.find(
    (one: Body) =>
      one.mode === mode &&
      one.seats_left > 6 &&
      [0, 1].includes(one.classes.length ? Number(one.classes.includes('10th')) : 1),
  )
  const [email, father_email] = [ownEmail(), ownEmail()]
  const reply = await client.expected(201, 'admission/registration', {
    ...{ name: 'Ananya Rao', email, school_name: 'Lakeview School', address: '12 Lake Road, Mysuru' },
    ...{ father_name: 'Raghu Rao', father_phone: ownPhone(), father_email },
    ...{ mother_name: 'Lata Rao', mother_phone: ownPhone(), mother_email: ownEmail() },
    ...{ class: 'X', program: 'two-year integrated jee', mode, password, confirm_password: password },
    ...(mode === 'OFFLINE' && { exam_date: sitting.sits_on, exam_center: sitting.centre }),
  })
  return { client, email, father_email, reply }
}

const paid = async (siteUrl: string, mode: 'OFFLINE' | 'ONLINE' = 'OFFLINE') => {
  const family = await registered(siteUrl, mode)
  const proof = await family.client.pay(family.reply.data.razorpay_order_id)
  const verified = await family.client.expected(200, 'admission/verify', proof)
  await family.client.logIn(family.email)
  return { ...family, verified }
}

/** The parent presses the button of the mail, somewhere else. */
const agree = async (siteUrl: string, father: string) => {
  const link = (await mailed(father, /\/parent-consent\/[\w-]+/)).split('/').at(-1)
  await clientOf(siteUrl).expected(200, `parent-consent/${link}`, { answer: 'agree' })
}

const mustAgree =
  /parent or guardian has not agreed yet, and must before a test or the hall ticket\b.*\/profile\/complete/

export const admissionChecks: HttpChecks = {
  'POST admission/registration': async (siteUrl) => {
    const { client, reply } = await registered(siteUrl)
    expect(reply.message).toMatch(/^Admission registered successfully\. /)
    expect(reply.message).toMatch(mustAgree)
    expect(reply.data).toMatchObject({
      ...{ class: '10th', program: 'Two-Year Integrated, JEE', payment_status: 'PENDING', amount: '99' },
    })
    expect((await client.call('admission/registration', { class: '4th' })).body.message).toContain(
      'Choices for class: 7th; 8th; 9th; 10th.',
    )
  },
  'POST admission/verify': async (siteUrl) => {
    const { verified } = await paid(siteUrl)
    expect(verified.message).toMatch(/^Payment done successfully\. /)
    expect(verified.message).toMatch(mustAgree)
    expect(verified.enrollmentForm.payment_status).toBe('PAID')
  },
  'GET admission/info': async (siteUrl) => {
    const { client } = await paid(siteUrl)
    expect(await client.expected(200, 'admission/info')).toMatchObject({
      admission_completed: true,
      online_path: null,
      enrollmentForm: { payment_status: 'PAID' },
    })
  },
  'GET admission/info/repay': async (siteUrl) => {
    const { client, email } = await registered(siteUrl)
    await client.logIn(email)
    const { data } = await client.expected(201, 'admission/info/repay')
    expect(data).toMatchObject({ payment_status: 'PENDING', razorpay_order_id: expect.stringMatching(/^order_/) })
    await client.expected(200, 'admission/verify', await client.pay(data.razorpay_order_id))
    expect((await client.call('admission/info/repay')).status).toBe(400)
  },
  'GET admission/info/test': async (siteUrl) => {
    const { client, father_email } = await paid(siteUrl, 'ONLINE')
    await agree(siteUrl, father_email)
    const { online_path } = await client.expected(200, 'admission/info')
    expect((await client.expected(200, `admission/info/test/${online_path}`)).test).toMatchObject({
      is_admission: true,
    })
    expect((await client.call('admission/info/test/jee-main-mock-2')).status).toBe(404)
  },
  'GET admission/info/download': async (siteUrl) => {
    const { client, father_email } = await paid(siteUrl)
    const refused = await client.expected(403, 'admission/info/download')
    expect(refused.message).toMatch(mustAgree)
    await agree(siteUrl, father_email)
    const { file_key } = await client.expected(200, 'admission/info/download')
    const file = await client.send(`/v1/test-report-download/${file_key}`)
    expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
  },
}
