import { later } from '@northlight/contract/dates'
import { days, hours, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test as base, type Fixtures } from '../../../testing/test.ts'
import { releaseSeats } from './jobs.ts'

type Body = {
  message: string
  errors?: Record<string, string[]>
  reservation: { url: string; held_until: string | null; answers_by: string; is_cancelled: boolean }
}
type Reserve = (fields?: Record<string, string>, address?: string) => Promise<{ status: number; body: Body }>

const family = { name: 'Asha Rao', phone: '9845000199', people: '3', email: 'asha@example.com' }

const test = base.extend<{
  reserve: Reserve
  taken: () => Promise<number>
  /** The address of the call that confirms, as it stands in the mail to somebody. */
  confirming: (to: string) => Promise<string>
}>({
  reserve: async ({ http, make, ctx }, use) => {
    await make.institute()
    await make.event({ slug: 'open-day', event_date: later(ctx.now(), days(7)), seats: 60 })
    await use(async (fields = {}, address = '198.51.100.7') => {
      const { email, ...rest } = { ...family, ...fields }
      const given = email === '' ? rest : { ...rest, email }
      const { status, body } = await http.postForm('/event/open-day/reserve', given, { address })
      return { status, body: body as unknown as Body }
    })
  },
  taken: async ({ ctx }, use) =>
    use(async () => {
      const row = await ctx.db.selectFrom('events').select('seats_taken').executeTakeFirstOrThrow()
      return row.seats_taken
    }),
  confirming: async ({ api, world }: Pick<Fixtures, 'api' | 'world'>, use) =>
    use(async (to) => {
      await api.runner.drain()
      const text = world.mail.to(to).at(-1)?.text ?? ''
      const [, key, proof] = /event-reservation\/([\w-]+)\?confirm=([\w-]+)/.exec(text) ?? []
      return `/event-reservation/${key}/confirm/${proof}`
    }),
})

describe('seats that somebody reserved', () => {
  test('are held until the mailbox answers, and are theirs from then on', async ({
    http,
    ctx,
    reserve,
    taken,
    confirming,
    world,
  }) => {
    const { body } = await reserve()
    expect(body.reservation).toMatchObject({ held_until: later(ctx.now(), hours(2)), answers_by: 'mail' })
    const call = await confirming('asha@example.com')
    // Whoever reserved holds the address of the page, and not what confirms: that is in the mail alone.
    const [, key, , proof = ''] = call.split('/').slice(1)
    expect(JSON.stringify(body)).not.toContain(proof)
    expect((await http.postForm(`/event-reservation/${key}/confirm/${'x'.repeat(24)}-00000000`, {})).status).toBe(404)
    expect((await http.postForm(`/event-reservation/${key}/confirm/${key?.replace(/^\d+-/, '')}`, {})).status).toBe(404)
    expect(await http.postForm(call, {})).toMatchObject({ status: 200, body: { reservation: { held_until: null } } })
    // A second press, and a mail program that opens the link later, change nothing.
    expect((await http.postForm(call, {})).status).toBe(200)
    world.clock.advance(hours(3))
    await releaseSeats.run(ctx, {})
    expect(await taken()).toBe(3)
  })

  test('are free again where nobody answers: by the clock, and for whoever comes to a full event', async ({
    http,
    ctx,
    reserve,
    taken,
    confirming,
    world,
  }) => {
    await reserve()
    const call = await confirming('asha@example.com')
    world.clock.advance(hours(2) + minutes(1))
    await releaseSeats.run(ctx, {})
    expect(await taken()).toBe(0)
    expect(await http.postForm(call, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('free again') },
    })
    // The same number may reserve again, and the seats of the first are not given back a second time.
    expect((await reserve()).status).toBe(201)
    await ctx.db.updateTable('events').set({ seats: 3 }).execute()
    const other = { phone: '9845000200', email: 'ravi@example.com' }
    expect((await reserve(other)).status).toBe(409)
    world.clock.advance(hours(2) + minutes(1))
    expect((await reserve(other)).status).toBe(201)
    expect(await taken()).toBe(3)
  })

  test('without an e-mail address wait for the office, which confirms when the number has answered', async ({
    http,
    ctx,
    reserve,
    taken,
    confirming,
    world,
  }) => {
    const { body } = await reserve({ email: '' })
    expect(body.reservation).toMatchObject({ held_until: later(ctx.now(), hours(48)), answers_by: 'call' })
    const call = await confirming('office@institute.test')
    // Nobody who reads the outbox can confirm: what was sent is kept without the link.
    expect(JSON.stringify(await ctx.db.selectFrom('mails').select(['text', 'html']).execute())).not.toContain(
      call.split('/').at(-1),
    )
    expect((await http.postForm(call, {})).status).toBe(200)
    world.clock.advance(hours(49))
    await releaseSeats.run(ctx, {})
    expect(await taken()).toBe(3)
  })

  test('are not all gone by one script: thirty numbers from one network hold what five reservations hold', async ({
    http,
    reserve,
    taken,
    confirming,
  }) => {
    const replies = []
    for (let n = 0; n < 30; n++)
      replies.push(
        await reserve({ phone: `98450001${String(n).padStart(2, '0')}`, people: '6', email: `p${n}@example.com` }),
      )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(replies.at(-1)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/from your network wait for their answer/) },
    })
    expect(await taken()).toBe(30)
    // Another network is not stopped by it, and each answer makes room for a family behind the same one.
    const next = { phone: '9845000300', people: '1', email: 'next@example.com' }
    expect((await reserve(next, '203.0.113.9')).status).toBe(201)
    expect((await http.postForm(await confirming('p0@example.com'), {})).status).toBe(200)
    expect((await reserve({ ...next, phone: '9845000301', email: 'more@example.com' })).status).toBe(201)
  })

  test('held by thirty calls at once from one network are those of five', async ({ reserve, taken }) => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        reserve({ phone: `98450001${String(n).padStart(2, '0')}`, people: '1', email: `p${n}@example.com` }),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(await taken()).toBe(5)
  })

  test('are a household’s: one mailbox has as many as one form takes, however it is written', async ({ reserve }) => {
    expect((await reserve({ people: '4' })).status).toBe(201)
    const again = { phone: '9845000200', email: 'Asha+school@example.com' }
    expect(await reserve({ ...again, people: '3' })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.stringMatching(/^Seats are already reserved with this e-mail address\./)] } },
    })
    expect((await reserve({ ...again, people: '2' })).status).toBe(201)
  })
})
