import { expect } from '@playwright/test'
import { ownEmail, ownPhone } from '../../support/forms.ts'
import { mailed } from '../../support/outbox.ts'
import type { HttpChecks } from '../checks.ts'
import { clientOf, password } from './client.ts'

/** Somebody new, signed in. */
const known = async (siteUrl: string) => {
  const client = clientOf(siteUrl)
  const who = await client.register()
  await client.logIn(who.email)
  return { client, who }
}
const newPassword = 'Meridian#2028'

export const accountChecks: HttpChecks = {
  'POST auth/register': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { reply, email } = await client.register()
    expect(reply).toMatchObject({ token_type: 'Bearer', user: { email, verified: 'VERIFICATION PENDING' } })
    // A client without a field for it sends the family to the page that has one.
    expect(reply.message).toContain(`${siteUrl}/profile/complete`)
    expect((await client.call('auth/register', { email: 'no address' })).body.errors.email).toBeTruthy()
  },
  'POST auth/login': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { email } = await client.register()
    expect(await client.call('auth/login', { email, password: 'a wrong one' })).toMatchObject({
      status: 400,
      body: { status: false, message: expect.stringMatching(/./) },
    })
    expect(await client.expected(200, 'auth/login', { email, password })).toMatchObject({
      ...{ status: true, token: expect.stringMatching(/./), user: { email } },
    })
  },
  'POST auth/forgot-password': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { message } = await client.expected(200, 'auth/forgot-password', { email: ownEmail() })
    expect(message).toMatch(/./)
  },
  'POST auth/reset-password': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { email } = await client.register()
    await client.expected(200, 'auth/forgot-password', { email })
    const token = (await mailed(email, /\/auth\/reset-password\/[\w-]+/)).split('/').at(-1)
    const chosen = { email, password: newPassword, password_confirmation: newPassword }
    expect((await client.call('auth/reset-password/no-such-token', chosen)).status).toBe(400)
    await client.expected(200, `auth/reset-password/${token}`, chosen)
    await client.logIn(email, newPassword)
  },
  'GET auth/logout': async (siteUrl) => {
    const { client } = await known(siteUrl)
    await client.expected(200, 'auth/logout')
    expect((await client.call('profile')).status).toBe(401)
  },
  'GET profile': async (siteUrl) => {
    const { client, who } = await known(siteUrl)
    const { name, email, phone } = who
    expect((await client.expected(200, 'profile')).user).toMatchObject({ name, email, phone })
  },
  'POST profile/update': async (siteUrl) => {
    const { client, who } = await known(siteUrl)
    const phone = ownPhone()
    await client.expected(200, 'profile/update', { name: 'Meera Rao', email: who.email, phone })
    expect((await client.expected(200, 'profile')).user).toMatchObject({ name: 'Meera Rao', phone })
  },
  'POST profile/update-password': async (siteUrl) => {
    const { client, who } = await known(siteUrl)
    const chosen = { password: newPassword, confirm_password: newPassword }
    const wrong = await client.expected(422, 'profile/update-password', { ...chosen, old_password: 'a wrong one' })
    expect(wrong.errors.old_password).toBeTruthy()
    await client.expected(200, 'profile/update-password', { ...chosen, old_password: password })
    await clientOf(siteUrl).logIn(who.email, newPassword)
  },
  'GET tests-enrolled': async (siteUrl) => {
    const { client } = await known(siteUrl)
    expect((await client.expected(200, 'tests-enrolled?total=12&page=1')).data).toEqual([])
    await client.expected(200, 'tests/mental-ability-warm-up/apply')
    const { data } = await client.expected(200, 'tests-enrolled?total=12&page=1')
    expect(data).toMatchObject([{ test_slug: 'mental-ability-warm-up', test_status: 'Pending', is_enrolled: true }])
  },
  'GET courses-enrolled': async (siteUrl) => {
    const { client, who } = await known(siteUrl)
    const { name, email, phone } = who
    const path = 'course/foundation-evenings/branch/bengaluru/enroll'
    const { enrollmentForm } = await client.expected(201, path, { name, email, phone })
    const { razorpay_order_id } = enrollmentForm
    await client.expected(200, 'enrollment/verify', await client.pay(razorpay_order_id))
    expect((await client.expected(200, 'courses-enrolled?total=12&page=1')).data).toMatchObject([
      { payment_status: 'PAID', razorpay_order_id },
    ])
    // A payment that was made is not called off by a window that is closed late.
    expect(await client.call('enrollment/cancelled', { razorpay_order_id })).toEqual({
      status: 404,
      body: { message: 'This payment has been made.' },
    })
    expect((await client.expected(200, 'courses-enrolled')).data).toMatchObject([{ payment_status: 'PAID' }])
  },
}
