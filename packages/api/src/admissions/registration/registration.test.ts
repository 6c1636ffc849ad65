import { minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aCandidate, aGuest, candidatePassword } from '../../../testing/candidates.ts'
import { test } from '../../../testing/test.ts'

type Registered = {
  data: { id: number; payment_status: string; razorpay_order_id: string | null; amount: string; exam_date: string }
  application: { number: string; state: string; has_seat: boolean; held_until: string | null; needs: string | null }
}

const offline = { exam_date: '2026-12-06', exam_center: 'Test campus' }

describe('registering for a sitting', () => {
  test('makes the account, holds a seat and opens an order for the fee of the sitting', async ({ http, make, ctx }) => {
    await make.institute()
    const sitting = await make.sitting({ fee_paise: 149_50 })
    const guest = aGuest(offline)
    const reply = await http.postForm('/admission/registration', guest as Record<string, string>)
    expect(reply).toMatchObject({
      status: 201,
      body: {
        message:
          'Admission registered successfully. Your parent or guardian has not agreed yet, and must before a test or the hall ticket. We have written to them; you can send the mail again at https://northlight.test/profile/complete.',
        data: {
          name: guest.name,
          payment_status: 'PENDING',
          amount: '149.50',
          exam_date: '2026-12-06',
          exam_center: 'Test campus',
          mode: 'OFFLINE',
          mother_name: null,
        },
      },
    })
    const { data, application } = reply.body as Registered
    expect(data.razorpay_order_id).toMatch(/^order_/)
    expect(application).toMatchObject({ state: 'registered', has_seat: true, needs: 'parent-consent' })
    expect(application.number).toMatch(/^ADM-26-\d{5}$/)
    // The 21 keys of the sheet, and the two stamps in words.
    expect(Object.keys(data)).toHaveLength(23)
    expect(data).toMatchObject({ created_at: ctx.now(), created: '2026, 15 Nov' })
    const { seats_taken } = await ctx.db
      .selectFrom('sittings')
      .select('seats_taken')
      .where('id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect(seats_taken).toBe(1)
    expect(await http.postJson('/auth/login', { email: guest.email, password: candidatePassword })).toMatchObject({
      status: 200,
    })
  })

  test('one parent is enough, a second needs a name and a number, and nobody is not', async ({ http, make }) => {
    await make.institute()
    await make.sitting()
    const only = { father_name: undefined, father_phone: undefined, father_email: undefined }
    const mother = { mother_name: 'Sunanda Rao', mother_phone: '98450 12346', mother_email: 'sunanda@example.com' }
    expect(await http.postJson('/admission/registration', aGuest({ ...offline, ...only, ...mother }))).toMatchObject({
      status: 201,
    })
    const half = await http.postJson('/admission/registration', aGuest({ ...offline, mother_name: 'Sunanda Rao' }))
    expect(half).toMatchObject({ status: 422, body: { errors: { mother_phone: [expect.any(String)] } } })
    const none = await http.postJson('/admission/registration', aGuest({ ...offline, ...only }))
    // One is enough, so the second is not asked for.
    expect(Object.keys(none.body.errors ?? {})).toEqual(['father_name', 'father_phone', 'father_email'])
  })

  test.for([
    ['a number of nine digits', { father_phone: '984501234' }, 'father_phone'],
    ['an address without a host', { father_email: 'raghu.rao@' }, 'father_email'],
    ['an address that is none', { email: 'not an address' }, 'email'],
    ['a class we do not test', { class: '12th' }, 'class'],
    ['no date', { exam_date: undefined }, 'exam_date'],
    ['no centre', { exam_center: undefined }, 'exam_center'],
    ['a day without a sitting', { exam_date: '2026-12-07' }, 'exam_date'],
    ['a centre without a sitting', { exam_center: 'Elsewhere' }, 'exam_date'],
    ['a code nobody knows', { sitting: 'nothing' }, 'sitting'],
    ['a number that is no mobile', { father_phone: '2845012345' }, 'father_phone'],
    ['a day that does not exist', { date_of_birth: '2011-02-30' }, 'date_of_birth'],
    ['a day to come as date of birth', { date_of_birth: '2027-01-01' }, 'date_of_birth'],
    ['a year of birth left as it was', { date_of_birth: '2026-03-14' }, 'date_of_birth'],
    ['a weak password', { password: 'short', confirm_password: 'short' }, 'password'],
    ['two passwords', { confirm_password: 'Another#2027' }, 'confirm_password'],
    ['the form without the tick', { consent: undefined, consent_version: '2026-11' }, 'consent'],
    ['a text nobody was shown', { consent_version: 'made-up' }, 'consent'],
  ] as const)('refuses %s on its field and keeps nothing', async ([, wrong, field], { http, make, ctx }) => {
    await make.institute()
    await make.sitting()
    const reply = await http.postJson('/admission/registration', { ...aGuest(offline), ...wrong })
    expect(reply.status).toBe(422)
    expect(reply.body.errors).toHaveProperty(field)
    expect(await ctx.db.selectFrom('registrations').select('id').execute()).toEqual([])
    expect(await ctx.db.selectFrom('users').select('id').execute()).toEqual([])
    const [sitting] = await ctx.db.selectFrom('sittings').select('seats_taken').execute()
    expect(sitting?.seats_taken).toBe(0)
  })

  test.for([
    ['of tomorrow', '2999-01-01'],
    ['of another age', '0011-04-23'],
    ['that never was', '2011-02-30'],
  ] as const)(
    'a date of birth %s is told on its field, and no seat is held',
    async ([, date_of_birth], { http, make, ctx }) => {
      await make.institute()
      await make.sitting({ code: 'a' })
      const reply = await http.postJson('/admission/registration', { ...aGuest({ sitting: 'a' }), date_of_birth })
      expect(reply.status).toBe(422)
      expect(reply.body.errors).toHaveProperty('date_of_birth')
      expect(await ctx.db.selectFrom('sittings').select('seats_taken').execute()).toEqual([{ seats_taken: 0 }])
    },
  )

  test.for([
    ['name', 'a'.repeat(10_000)],
    ['school_name', '🎓'.repeat(2_000)],
    ['address', 'Lake Road\n'.repeat(1_000)],
    ['program', 'x'.repeat(10_000)],
    ['father_phone', '9'.repeat(10_000)],
  ] as const)('ten thousand characters in %s are refused there', async ([field, value], { http, make }) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const reply = await http.postJson('/admission/registration', { ...aGuest({ sitting: 'a' }), [field]: value })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.errors as object)).toEqual([field])
  })

  test('refuses a sitting that is over, closed or for another class', async ({ http, make }) => {
    await make.institute()
    await make.sitting({ code: 'over', sits_on: '2026-11-10', register_by: '2026-11-09' })
    await make.sitting({ code: 'closed', sits_on: '2026-11-20', register_by: '2026-11-14' })
    await make.sitting({ code: 'younger', classes: ['7th'] })
    const sentence = async (sitting: string) => {
      const { status, body } = await http.postJson('/admission/registration', aGuest({ sitting }))
      expect(status).toBe(422)
      return (body.errors as { sitting: string[] }).sitting[0]
    }
    expect(await sentence('over')).toContain('is over')
    expect(await sentence('closed')).toContain('closed on 14 Nov 2026')
    expect(await sentence('younger')).toContain('for 7th only')
  })

  test('the same address a second time is told so, whatever its letters', async ({ http, make, ctx }) => {
    await make.institute()
    await make.sitting()
    const first = aGuest({ ...offline, email: 'asha@example.com' })
    expect(await http.postJson('/admission/registration', first)).toMatchObject({ status: 201 })
    const again = await http.postJson('/admission/registration', { ...first, email: 'Asha@Example.com' })
    expect(again).toMatchObject({ status: 422, body: { errors: { email: ['The email has already been taken.'] } } })
    const [sitting] = await ctx.db.selectFrom('sittings').select('seats_taken').execute()
    expect(sitting?.seats_taken).toBe(1)
  })

  test('an existing account has to sign in, even with the right password; nothing is attached to it', async ({
    http,
    make,
    ctx,
  }) => {
    await make.institute()
    await make.sitting()
    const user = await make.minor()
    const reply = await http.postJson('/admission/registration', aGuest({ ...offline, email: user.email }))
    // Anyone who is told to sign out must not be sent back: a parent's only address is no student's.
    const sentence = expect.stringMatching(/sign in.*if it is a parent’s, give the student’s own e-mail address/)
    expect(reply).toMatchObject({ status: 409, body: { errors: { email: [sentence] } } })
    expect(await ctx.db.selectFrom('registrations').select('id').execute()).toEqual([])
    const token = await make.token(user)
    const own = await http.postJson('/admission/registration/own', aCandidate({ ...offline, email: user.email }), {
      token,
    })
    expect(own).toMatchObject({ status: 201, body: { data: { email: user.email } } })
    const second = await http.postJson('/admission/registration/own', aCandidate(offline), { token })
    expect(second).toMatchObject({ status: 422 })
  })

  test('an older client that is signed in registers for itself; another account’s address is refused', async ({
    http,
    make,
  }) => {
    await make.institute()
    await make.sitting()
    const [user, other] = [await make.minor(), await make.user()]
    const token = await make.token(user)
    expect(
      await http.postJson('/admission/registration', aGuest({ ...offline, email: other.email }), { token }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          email: [
            'This e-mail address already has an account. If it is the student’s, sign out and sign in with it to register; if it is not, give the student’s own e-mail address.',
          ],
        },
      },
    })
    expect(
      await http.postJson('/admission/registration', aGuest({ ...offline, email: user.email }), { token }),
    ).toMatchObject({
      status: 201,
    })
    expect(await http.get('/admission/info', { token })).toMatchObject({
      status: 200,
      body: { admission_completed: true },
    })
  })

  test('a sitting that costs nothing is complete at once', async ({ http, make, world, api }) => {
    await make.institute()
    await make.sitting({ fee_paise: 0 })
    const guest = aGuest({ ...offline, date_of_birth: '2005-06-15' })
    const reply = await http.postJson('/admission/registration', guest)
    expect(reply.body).toMatchObject({ data: { payment_status: 'PAID', amount: '0', razorpay_order_id: null } })
    await api.runner.drain()
    const [mail] = world.mail.to(guest.email).filter(({ subject }) => subject.includes('Admission Test Registration'))
    expect(mail?.attachments?.[0]).toMatchObject({ type: 'application/pdf' })
  })

  test('a gateway that is down loses nothing: the application waits to be paid', async ({ http, make, world }) => {
    await make.institute()
    await make.sitting()
    world.gateway.goDown()
    const guest = aGuest(offline)
    const reply = await http.postJson('/admission/registration', guest)
    expect(reply).toMatchObject({ status: 201, body: { data: { payment_status: 'PENDING', razorpay_order_id: null } } })
    world.gateway.comeBack()
    const { body } = await http.postJson('/auth/login', { email: guest.email, password: candidatePassword })
    const repaid = await http.send('POST', '/admission/info/repay', undefined, { token: String(body.token) })
    expect(repaid).toMatchObject({
      status: 201,
      body: { data: { razorpay_order_id: expect.stringMatching(/^order_/) } },
    })
  })

  test('a seat nobody pays for is free again after half an hour', async ({ http, make, world }) => {
    await make.institute()
    await make.sitting({ seats: 1 })
    expect(await http.postJson('/admission/registration', aGuest(offline))).toMatchObject({ status: 201 })
    const late = aGuest(offline)
    expect(await http.postJson('/admission/registration', late)).toMatchObject({
      status: 409,
      body: { errors: { exam_date: [expect.stringContaining('full')] } },
    })
    world.clock.advance(minutes(31))
    expect(await http.postJson('/admission/registration', late)).toMatchObject({ status: 201 })
  })

  test('a client that brings no word of a parent makes us ask them', async ({ http, make, api, world, ctx }) => {
    await make.institute()
    await make.sitting()
    const guest = aGuest({ ...offline, consent: undefined })
    const reply = await http.postJson('/admission/registration', guest)
    expect(reply.body).toMatchObject({ application: { needs: 'parent-consent' } })
    await api.runner.drain()
    expect(world.mail.to(String(guest.father_email))).toHaveLength(1)
    expect(await ctx.db.selectFrom('consents').select('id').execute()).toEqual([])
  })

  test('tells nobody’s password, nor anything personal, to the log or the audit', async ({
    http,
    make,
    ctx,
    world,
  }) => {
    await make.institute()
    await make.sitting()
    const guest = aGuest(offline)
    await http.postJson('/admission/registration', guest)
    const written = JSON.stringify([await ctx.db.selectFrom('audit_log').selectAll().execute(), world.logger.lines])
    for (const secret of [guest.email, guest.name, guest.father_phone, candidatePassword])
      expect(written).not.toContain(secret)
  })
})
