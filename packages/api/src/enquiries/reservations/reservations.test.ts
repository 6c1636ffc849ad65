import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import { retention } from '@northlight/contract/retention'
import { describe, expect } from 'vitest'
import { type Fixtures, test } from '../../../testing/test.ts'
import { collectData } from '../../families/persons/collect-data.ts'
import { erasePerson } from '../../families/persons/erase-person.ts'
import { inTransaction } from '../../kernel/context.ts'
import { forgetOldData } from '../../retention/jobs.ts'

const calendarLine = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim()

type World = Pick<Fixtures, 'http' | 'make' | 'ctx'>
type Body = { message: string; errors?: Record<string, string[]>; reservation: { url: string; people: number } }

const family = { name: 'Asha Rao', phone: '98450 00199', people: '3', email: 'asha@example.com' }

/** In a week, for two hours, with so many seats. */
const openDay = ({ make, ctx }: World, seats: number | null = 10) =>
  make.event({
    name: 'Open day',
    slug: 'open-day',
    event_date: later(ctx.now(), days(7)),
    ends_at: later(ctx.now(), days(7) + hours(2)),
    venue: 'Hall',
    seats,
  })

let caller = 0
/** Each from an address of its own: how often one may call is tested elsewhere. */
const reserve = async ({ http }: World, fields: Record<string, string> = family, slug = 'open-day') => {
  caller += 1
  const address = `198.51.100.${caller % 250}`
  const { status, body } = await http.postForm(`/event/${slug}/reserve`, fields, { address })
  return { status, body: body as unknown as Body }
}
const callOf = (url: string) => new URL(url).pathname
const taken = async ({ ctx }: World) =>
  (await ctx.db.selectFrom('events').select('seats_taken').where('slug', '=', 'open-day').executeTakeFirstOrThrow())
    .seats_taken

describe('reserving seats', () => {
  test('counts the people, tells the office, and mails a calendar file and a link', async ({
    http,
    make,
    ctx,
    api,
    world,
  }) => {
    await make.institute()
    await openDay({ http, make, ctx })
    const { status, body } = await reserve({ http, make, ctx })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        message: 'Seats for 3 people are reserved. We are sending you an e-mail with the date for your calendar.',
        reservation: { people: 3, is_cancelled: false, can_be_cancelled: true, event: { name: 'Open day' } },
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/Asha|98450|asha@/)
    expect((await http.get('/event/open-day')).body.event).toMatchObject({ seats: 10, seats_left: 7 })
    await api.runner.drain()
    const [mail] = world.mail.to('asha@example.com')
    expect(mail?.subject).toContain('Seats reserved: Open day')
    expect(mail?.text).toContain(body.reservation.url)
    // The address may be a stranger's: nothing that was typed freely goes to it.
    expect(mail?.text).not.toContain('Asha')
    const [file] = mail?.attachments ?? []
    expect(file).toMatchObject({ filename: 'open-day.ics' })
    const calendar = new TextDecoder().decode(file?.content)
    expect(calendarLine(calendar, 'SUMMARY')).toBe('Open day')
    expect(calendarLine(calendar, 'DTSTART')).toBe('20261122T043000Z')
    const [notice] = world.mail.to('office@institute.test')
    expect(notice).toMatchObject({ subject: 'Event Reservation', replyTo: 'asha@example.com' })
    expect(notice?.text).toMatch(/Asha Rao[\s\S]*3 of 10/)
    // Once it has gone, nobody who reads the outbox can cancel.
    const kept = await ctx.db.selectFrom('mails').select(['text', 'html']).execute()
    expect(JSON.stringify(kept)).not.toContain(body.reservation.url)
    const audit = await ctx.db.selectFrom('audit_log').selectAll().execute()
    expect(audit).toMatchObject([{ action: 'enquiries.reserve-seats', details: { people: 3 } }])
    expect(JSON.stringify(audit)).not.toMatch(/Asha|98450/)
  })

  test('needs no e-mail address, and where the seats have no number there is room for everybody', async ({
    http,
    make,
    ctx,
  }) => {
    const world = { http, make, ctx }
    await openDay(world, null)
    const { email, ...without } = family
    expect(await reserve(world, without)).toMatchObject({
      status: 201,
      body: { message: 'Seats for 3 people are reserved.' },
    })
    expect((await world.http.get('/event/open-day')).body.event).toMatchObject({ seats: null, seats_left: null })
    expect(await taken(world)).toBe(3)
  })

  test.for([
    ['nobody', '0'],
    ['a bus', '7'],
    ['a word', 'three'],
    ['a part', '1.5'],
    ['fewer than nobody', '-1'],
  ] as const)('refuses %s', async ([, people], { http, make, ctx }) => {
    const world = { http, make, ctx }
    await openDay(world)
    const { status, body } = await reserve(world, { ...family, people })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ people: ['Choose how many of you will come: 1 to 6.'] })
    expect(await taken(world)).toBe(0)
  })

  test('says how many are left when they are too few, and that it is full when it is', async ({ http, make, ctx }) => {
    const world = { http, make, ctx }
    await openDay(world, 4)
    await reserve(world)
    const other = { ...family, phone: '9845000200' }
    expect((await reserve(world, { ...other, people: '2' })).body.errors).toEqual({ people: ['Only 1 seat is left.'] })
    expect((await reserve(world, { ...other, people: '1' })).status).toBe(201)
    expect(await reserve(world, { ...other, phone: '9845000201' })).toMatchObject({
      status: 409,
      body: { message: 'All seats for this event are taken. Please call us: a seat may come free.' },
    })
    expect(await taken(world)).toBe(4)
  })

  test('the same number a second time is told what stands, without a name, also when the event is full', async ({
    http,
    make,
    ctx,
  }) => {
    const world = { http, make, ctx }
    await openDay(world, 3)
    await reserve(world)
    const { status, body } = await reserve(world, { ...family, name: 'Somebody Else', phone: '+91 98450-00199' })
    expect(status).toBe(422)
    expect(body.errors?.phone?.[0]).toMatch(/^Seats for 3 people are already reserved with this mobile number\./)
    expect(JSON.stringify(body)).not.toMatch(/Asha|asha@/)
    expect(await taken(world)).toBe(3)
  })

  test('a second click gives the first reservation again, and no second mail', async ({
    http,
    make,
    ctx,
    api,
    world,
  }) => {
    await make.institute()
    await openDay({ http, make, ctx })
    const both = await Promise.all([reserve({ http, make, ctx }), reserve({ http, make, ctx })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.body.reservation.url).toBe(both[1]?.body.reservation.url)
    expect(await taken({ http, make, ctx })).toBe(3)
    await api.runner.drain()
    expect(world.mail.to('asha@example.com')).toHaveLength(1)
  })

  test('two clicks for the last seats are one reservation, and nobody is told that it is full', async ({
    http,
    make,
    ctx,
  }) => {
    const world = { http, make, ctx }
    await openDay(world, 3)
    const clicks = await Promise.all(Array.from({ length: 4 }, () => reserve(world)))
    expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await taken(world)).toBe(3)
  })

  test('an event that has begun, is over, or is not shown takes nobody', async ({ http, make, ctx }) => {
    const world = { http, make, ctx }
    await make.event({ slug: 'begun', event_date: ctx.now(), ends_at: later(ctx.now(), hours(1)) })
    await make.event({ slug: 'over', event_date: later(ctx.now(), -days(1)) })
    await make.event({ slug: 'draft', event_date: later(ctx.now(), days(1)), is_active: false })
    expect(await reserve(world, family, 'begun')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has begun') },
    })
    expect(await reserve(world, family, 'over')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('is over') },
    })
    expect((await reserve(world, family, 'draft')).status).toBe(404)
    expect(await ctx.db.selectFrom('event_reservations').select('id').execute()).toEqual([])
  })

  test('sixty families race for forty seats: no seat is given twice, and the counter and the rows agree', async ({
    http,
    make,
    ctx,
  }) => {
    const world = { http, make, ctx }
    await openDay(world, 40)
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        http.postForm(
          '/event/open-day/reserve',
          { name: 'Asha', phone: `98450001${String(n).padStart(2, '0')}`, people: String((n % 3) + 1) },
          { address: `203.0.113.${n}` },
        ),
      ),
    )
    for (const { status } of replies) expect([201, 409, 422]).toContain(status)
    const rows = await ctx.db.selectFrom('event_reservations').select('people').execute()
    const seated = rows.reduce((sum, { people }) => sum + people, 0)
    expect(rows).toHaveLength(replies.filter(({ status }) => status === 201).length)
    expect(seated).toBe(await taken(world))
    // One or two may stay free, where only larger families were left.
    expect(seated).toBeGreaterThanOrEqual(38)
    expect(seated).toBeLessThanOrEqual(40)
  })

  test('twenty times the same number at once is one reservation', async ({ http, make, ctx }) => {
    const world = { http, make, ctx }
    await openDay(world, 40)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        world.http.postForm(
          '/event/open-day/reserve',
          { ...family, name: `Name ${'x'.repeat(n + 1)}` },
          { address: `203.0.113.${n}` },
        ),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 422)])
    expect(await taken(world)).toBe(3)
  })

  test('a stranger is mailed three times a day at most', async ({ http, make, ctx, api, world }) => {
    await make.institute()
    for (let n = 0; n < 5; n += 1) {
      await make.event({ slug: `event-${n}`, event_date: later(ctx.now(), days(1)) })
      expect((await reserve({ http, make, ctx }, family, `event-${n}`)).status).toBe(201)
      world.clock.advance(minutes(2))
    }
    await api.runner.drain()
    expect(world.mail.to('asha@example.com')).toHaveLength(3)
  })
})

describe('the link of a reservation', () => {
  test('looking changes nothing; cancelling gives the seats back, once', async ({ http, make, ctx, api, world }) => {
    const all = { http, make, ctx }
    await make.institute()
    await openDay(all)
    const call = callOf((await reserve(all)).body.reservation.url)
    for (const method of ['GET', 'GET', 'HEAD'])
      expect((await http.send(method, call).catch(() => ({ status: 200 }))).status).toBe(200)
    expect(await taken(all)).toBe(3)
    expect(await http.postForm(`${call}/cancel`, {})).toMatchObject({
      status: 200,
      body: { reservation: { is_cancelled: true, can_be_cancelled: false } },
    })
    expect(await taken(all)).toBe(0)
    expect(await http.postForm(`${call}/cancel`, {})).toMatchObject({
      status: 409,
      body: { message: 'This reservation is already cancelled. You need not do anything more.' },
    })
    expect(await taken(all)).toBe(0)
    expect((await http.get(call)).body).toMatchObject({ reservation: { is_cancelled: true } })
    await api.runner.drain()
    const subjects = world.mail.to('office@institute.test').map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['Event Reservation', 'Event Reservation Cancelled'])
    // The mail that confirms is not written for what was cancelled before it went out.
    expect(world.mail.to('asha@example.com')).toEqual([])
    const actions = await ctx.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(actions.map(({ action }) => action)).toEqual(['enquiries.reserve-seats', 'enquiries.cancel-reservation'])
  })

  test('cancelled ten times at once, the seats come back once', async ({ http, make, ctx }) => {
    const world = { http, make, ctx }
    await openDay(world)
    const call = callOf((await reserve(world)).body.reservation.url)
    const other = await reserve(world, { ...family, phone: '9845000200', people: '2' })
    expect(other.status).toBe(201)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => world.http.postForm(`${call}/cancel`, {}, { address: `203.0.113.${n}` })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await taken(world)).toBe(2)
  })

  test('whoever has cancelled may reserve again, with a link of its own', async ({ http, make, ctx }) => {
    const world = { http, make, ctx }
    await openDay(world)
    const first = (await reserve(world)).body.reservation.url
    await world.http.postForm(`${callOf(first)}/cancel`, {})
    const again = await reserve(world, { ...family, people: '2' })
    expect(again.status).toBe(201)
    expect(again.body.reservation.url).not.toBe(first)
    expect(await taken(world)).toBe(2)
  })

  test('is 404 when it is forged, cut or of another reservation', async ({ http, make, ctx }) => {
    const world = { http, make, ctx }
    await openDay(world)
    const { url } = (await reserve(world)).body.reservation
    const key = url.split('/').at(-1) ?? ''
    for (const wrong of [key.slice(0, -1), `9${key}`, key.replace(/-./, '-_'), '1', 'x'.repeat(200)]) {
      const reply = await world.http.postForm(`/event-reservation/${wrong}/cancel`, {})
      expect(reply, wrong).toMatchObject({ status: 404, body: { message: expect.stringContaining('not known') } })
    }
    expect(await taken(world)).toBe(3)
  })

  test('cancels nothing once the event has begun', async ({ http, make, ctx, world }) => {
    await openDay({ http, make, ctx })
    const call = callOf((await reserve({ http, make, ctx })).body.reservation.url)
    world.clock.advance(days(7))
    expect((await http.get(call)).body).toMatchObject({ reservation: { can_be_cancelled: false } })
    expect(await http.postForm(`${call}/cancel`, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('nothing to cancel') },
    })
  })
})

describe('a reservation is somebody’s', () => {
  test('it is in the file of a confirmed address, and its seats go back with the person', async ({
    http,
    make,
    ctx,
  }) => {
    const world = { http, make, ctx }
    await openDay(world)
    await reserve(world)
    const other = { ...family, name: 'Other Family', phone: '9845000200', email: 'other@example.com' }
    await reserve(world, other)
    const user = await make.user({ name: 'Asha Rao', email: 'asha@example.com' })
    const person = { id: user.id, name: user.name, email: user.email, phone: user.phone, isEmailVerified: true }
    const parts = await collectData(ctx, person)
    const sections = parts.flatMap((part) => part.sections)
    expect(sections.find(({ title }) => title === 'Seats you reserved')?.rows).toMatchObject([
      { event_name: 'Open day', people: 3 },
    ])
    await inTransaction(ctx, (ctx) => erasePerson(ctx, person))
    expect(await taken(world)).toBe(3)
    const rows = await ctx.db.selectFrom('event_reservations').selectAll().orderBy('id').execute()
    expect(rows).toMatchObject([
      { name: '', phone: '', email: null },
      { name: 'Other Family', cancelled_at: null },
    ])
  })

  test('goes with its mails thirty days after the event, however early it was made', async ({
    http,
    make,
    ctx,
    api,
    world,
  }) => {
    await make.institute()
    const event_date = later(ctx.now(), days(200))
    await make.event({ slug: 'open-day', event_date })
    await reserve({ http, make, ctx })
    await api.runner.drain()
    const left = async () => ({
      rows: (await ctx.db.selectFrom('event_reservations').select('id').execute()).length,
      mails: (await ctx.db.selectFrom('mails').select('id').execute()).length,
    })
    world.clock.advance(days(200) + retention.reservations.ms - hours(1))
    await forgetOldData.run(ctx, {})
    expect(await left()).toEqual({ rows: 1, mails: 2 })
    world.clock.advance(hours(2))
    await forgetOldData.run(ctx, {})
    expect(await left()).toEqual({ rows: 0, mails: 0 })
  })
})
