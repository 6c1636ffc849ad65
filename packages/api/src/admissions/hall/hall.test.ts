import { codeIn, type HallRoster, judgeTicket } from '@northlight/contract/admissions/hall'
import { indianDay, later } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { test as base, speaker } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'
import { issueTicket, ticketAddress, typedCode } from '../sittings/hall-ticket.ts'
import { ticketDigest } from './roster.ts'

type Who = { token: string }
type Row = Awaited<ReturnType<typeof aRegistration>>
type Result = { key: string; outcome: string; words: string }
const seated = { state: 'hall-ticket-issued', payment_status: 'PAID', seat: 'taken' } as const

/** A hall in one branch with sixty candidates, one in another, and colleagues at both. */
const test = base.extend<{
  staff: { here: Who; second: Who; there: Who }
  hall: { id: number; rows: Row[] }
  elsewhere: { id: number; row: Row }
}>({
  staff: async ({ make, ctx }, use) => {
    await make.institute()
    const of = async (role: 'examiner' | 'counsellor', branch_id: number) => {
      await make.branch({ id: branch_id })
      const user = await make.user({ role, name: `${role} ${branch_id}` })
      const member = { user_id: user.id, is_everywhere: false, updated_at: ctx.now() }
      await ctx.db.insertInto('staff_members').values(member).execute()
      await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id }).execute()
      return { token: await make.token(user) }
    }
    await make.branch({ id: 811 })
    const here = await of('examiner', 810)
    const second = await make.user({ role: 'counsellor', name: 'Ravi Naik' })
    await use({ here, second: { token: await make.token(second) }, there: await of('counsellor', 812) })
  },
  hall: async ({ make, ctx, staff }, use) => {
    expect(staff.here.token).toBeTruthy()
    const sitting = await make.sitting({ code: 'hall', branch_id: 810, seats: 200 })
    const rows: Row[] = []
    const owner = await make.user()
    for (let at = 0; at < 60; at += 1)
      rows.push(
        await aRegistration(ctx, owner, sitting, {
          ...seated,
          season: `s-${at}`,
          ticket_issued_at: ctx.now(),
          ticket_version: 2,
        }),
      )
    await use({ id: sitting.id, rows })
  },
  elsewhere: async ({ make, ctx }, use) => {
    const sitting = await make.sitting({ code: 'elsewhere', centre: 'Second campus', branch_id: 811 })
    const row = await aRegistration(ctx, await make.user(), sitting, { ...seated, ticket_issued_at: ctx.now() })
    await use({ id: sitting.id, row })
  },
})

const tickOf = (row: Row, key: string, at: string) => ({ key, registration_id: row.id, at, how: 'camera' as const })

describe('the door of a hall', () => {
  test('takes sixty marks of two phones that were offline, loses none and tells the doubles', async ({
    http,
    world,
    ctx,
    staff,
    hall,
  }) => {
    const other = speaker(createApi(world.services).fetch, world.services.siteUrl)
    const at = (minute: number) => later(ctx.now(), -minutes(20 - minute / 6))
    // Each phone has seen forty; twenty of them were seen by both.
    const first = hall.rows.slice(0, 40).map((row, n) => tickOf(row, `phone-a-${n}`, at(n)))
    const second = hall.rows.slice(20).map((row, n) => tickOf(row, `phone-b-${n}`, at(n + 3)))
    const send = async (phone: typeof http, ticks: typeof first, who: Who) =>
      (await phone.postJson(`/office/hall/${hall.id}/checks`, { ticks }, who)).body.results as Result[]
    const [ofA, ofB] = await Promise.all([send(http, first, staff.here), send(other, second, staff.second)])
    const outcomes = [...ofA, ...ofB].map(({ outcome }) => outcome)
    expect(outcomes.filter((one) => one === 'in')).toHaveLength(60)
    expect(outcomes.filter((one) => one === 'again')).toHaveLength(20)
    // The reply was lost and the phone sends again: nothing is added.
    await send(http, first, staff.here)
    const rows = await ctx.db.selectFrom('hall_checks').select(['is_first', 'at']).execute()
    expect(rows).toHaveLength(80)
    expect(rows.filter(({ is_first }) => is_first)).toHaveLength(60)
    const { roster } = (await http.get(`/office/hall/${hall.id}`, staff.here)).body as { roster: HallRoster }
    expect(roster.candidates.filter(({ checked }) => checked)).toHaveLength(60)
    expect(roster.candidates.reduce((sum, { again }) => sum + again, 0)).toBe(20)
    const states = await ctx.db.selectFrom('registrations').select('state').execute()
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['appeared']))
    expect((await http.get('/office/hall', staff.here)).body.sittings).toMatchObject([{ expected: 60, checked: 60 }])
  })

  test('tells a forged, an old, a foreign and a used ticket apart, on the device and on the server', async ({
    http,
    ctx,
    staff,
    hall,
    elsewhere,
  }) => {
    const [row, unpaid] = hall.rows as [Row, Row]
    await ctx.db.updateTable('registrations').set({ payment_status: 'PENDING' }).where('id', '=', unpaid.id).execute()
    const roster = async () =>
      ((await http.get(`/office/hall/${hall.id}`, staff.here)).body as { roster: HallRoster }).roster
    const judge = async (given: string) => {
      const code = codeIn(given)
      return judgeTicket(await roster(), code, ticketDigest(code))
    }
    const good = ticketAddress(ctx, row)
    const old = ticketAddress(ctx, { ...row, ticket_version: 1 })
    const forged = good.replace(/-[0-9a-f]{6}/, '-000000')
    expect(await judge(good)).toMatchObject({ is_good: true, candidate: { id: row.id, checked: null } })
    expect(await judge(typedCode(ctx, row))).toMatchObject({ is_good: true })
    expect(await judge(row.number)).toMatchObject({ is_good: true, candidate: { id: row.id } })
    expect(await judge(old)).toMatchObject({ is_good: false, words: expect.stringContaining('replaced by a newer') })
    expect(await judge(forged)).toMatchObject({ words: 'Not one of our tickets: the signature is wrong.' })
    expect(await judge(ticketAddress(ctx, elsewhere.row))).toMatchObject({
      words: expect.stringContaining('another test date: Second campus'),
    })
    expect(await judge(ticketAddress(ctx, unpaid))).toMatchObject({ words: 'The fee is not paid.' })
    expect(await judge('ADM-99-00001')).toMatchObject({ words: 'Nobody of this test date has this number.' })

    const sent = async (registration_id: number, code: string, key: string) => {
      const tick = { key, registration_id, at: ctx.now(), how: 'camera', code }
      const reply = await http.postJson(`/office/hall/${hall.id}/checks`, { ticks: [tick] }, staff.here)
      return (reply.body.results as Result[])[0]
    }
    expect(await sent(row.id, forged, 'forged-0001')).toMatchObject({
      outcome: 'refused',
      words: expect.stringMatching(/signature/),
    })
    expect(await sent(row.id, old, 'older-0001')).toMatchObject({
      outcome: 'refused',
      words: expect.stringMatching(/newer/),
    })
    expect(await sent(elsewhere.row.id, ticketAddress(ctx, elsewhere.row), 'other-0001')).toMatchObject({
      outcome: 'refused',
      words: expect.stringContaining('does not belong'),
    })
    expect(await sent(row.id, good, 'good-00001')).toMatchObject({ outcome: 'in' })
    expect(await sent(row.id, good, 'good-00002')).toMatchObject({
      outcome: 'again',
      words: expect.stringMatching(/In already since .* by examiner/),
    })
    expect(await judge(good)).toMatchObject({ is_good: true, words: 'In already.' })
    const undo = { registration_id: row.id }
    expect((await http.postJson(`/office/hall/${hall.id}/undo`, undo, staff.here)).status).toBe(200)
    expect((await http.postJson(`/office/hall/${hall.id}/undo`, undo, staff.here)).status).toBe(409)
    expect(await judge(good)).toMatchObject({ words: 'May come in.' })
  })

  test('of two marks the earlier counts, whichever phone had a network first', async ({ http, ctx, staff, hall }) => {
    const [row] = hall.rows as [Row]
    const send = async (key: string, minute: number, who: Who) => {
      const ticks = [tickOf(row, key, later(ctx.now(), -minutes(minute)))]
      return ((await http.postJson(`/office/hall/${hall.id}/checks`, { ticks }, who)).body.results as Result[])[0]
    }
    expect(await send('second-door', 5, staff.second)).toMatchObject({ outcome: 'in' })
    // This one stood without a network when it saw the candidate, ten minutes before.
    expect(await send('first-door', 15, staff.here)).toMatchObject({
      outcome: 'again',
      words: expect.stringContaining('by Ravi Naik'),
    })
    expect(await send('third-door', 1, staff.here)).toMatchObject({
      outcome: 'again',
      words: expect.stringContaining('by examiner'),
    })
    const { roster } = (await http.get(`/office/hall/${hall.id}`, staff.here)).body as { roster: HallRoster }
    expect(roster.candidates.find(({ id }) => id === row.id)).toMatchObject({
      checked: { at: later(ctx.now(), -minutes(15)), by: 'examiner 810' },
      again: 2,
    })
    expect((await http.get('/office/hall', staff.here)).body.sittings).toMatchObject([{ checked: 1 }])
  })

  test('a key of a mark lets nobody else in, and a mark that was taken back does not come back by itself', async ({
    http,
    ctx,
    staff,
    hall,
  }) => {
    const [row, other] = hall.rows as [Row, Row]
    const send = async (candidate: Row) => {
      const ticks = [tickOf(candidate, 'one-mark-1', ctx.now())]
      const reply = await http.postJson(`/office/hall/${hall.id}/checks`, { ticks }, staff.here)
      return (reply.body.results as Result[])[0]
    }
    expect(await send(row)).toMatchObject({ outcome: 'in' })
    expect(await send(row)).toMatchObject({ outcome: 'in' })
    expect(await send(other)).toMatchObject({
      outcome: 'refused',
      words: expect.stringContaining('for somebody else'),
    })
    await http.postJson(`/office/hall/${hall.id}/undo`, { registration_id: row.id }, staff.second)
    expect(await send(row)).toMatchObject({ outcome: 'refused', words: 'This mark was taken back.' })
    expect((await http.get('/office/hall', staff.here)).body.sittings).toMatchObject([{ checked: 0 }])
  })

  test('does not believe a clock that is a day off, and is closed to colleagues of another branch', async ({
    http,
    ctx,
    staff,
    hall,
  }) => {
    const [row] = hall.rows as [Row]
    const tick = tickOf(row, 'clock-0001', later(ctx.now(), days(400)))
    await http.postJson(`/office/hall/${hall.id}/checks`, { ticks: [tick] }, staff.here)
    expect(await ctx.db.selectFrom('hall_checks').select('at').execute()).toEqual([{ at: ctx.now() }])
    expect((await http.get(`/office/hall/${hall.id}`, staff.there)).status).toBe(404)
    expect((await http.postJson(`/office/hall/${hall.id}/checks`, { ticks: [tick] }, staff.there)).status).toBe(404)
    expect((await http.get('/office/hall', staff.there)).body.sittings).toEqual([])
  })
})

describe('rooms and the gate', () => {
  test('whoever has a ticket has a room while rooms have places, and nobody loses the one they were told', async ({
    ctx,
    http,
    make,
    staff,
    hall,
  }) => {
    const save = (rooms: { name: string; seats: number }[], more = {}) =>
      http.postJson(`/office/sittings/${hall.id}`, { seats: 200, rooms, ...more }, staff.second)
    const rosterNow = async () =>
      (await http.get(`/office/hall/${hall.id}`, staff.here)).body.roster as HallRoster & {
        candidates: { room: string | null }[]
      }
    const full = { name: 'Room 101', seats: 20 }
    expect((await save([full])).body.errors).toEqual({ rooms: ['The rooms have 20 places for 200 seats.'] })
    expect((await save([full, { ...full, name: 'room 101' }])).status).toBe(422)
    expect((await save([full, { name: 'Room 102', seats: 180 }], { gate_closes: '9:45' })).status).toBe(422)
    expect((await save([full, { name: 'Room 102', seats: 180 }], { gate_closes: '09:45' })).body.sitting).toMatchObject(
      {
        rooms: [full, { name: 'Room 102', seats: 180 }],
        gate_closes: '09:45',
      },
    )
    const seatedIn = Map.groupBy((await rosterNow()).candidates, ({ room }) => room)
    expect([seatedIn.get('Room 101')?.length, seatedIn.get('Room 102')?.length]).toEqual([20, 40])
    const told = '20 candidates have been told to sit in Room 101.'
    expect((await save([{ name: 'Room 102', seats: 200 }])).body.errors).toEqual({ rooms: [told] })
    // Two tickets at the same moment, and one place left in the second room.
    expect((await save([full, { name: 'Room 102', seats: 41 }, { name: 'Room 103', seats: 139 }])).status).toBe(200)
    const sitting = await ctx.db.selectFrom('sittings').selectAll().where('id', '=', hall.id).executeTakeFirstOrThrow()
    const late = []
    for (const season of ['late-1', 'late-2'])
      late.push(await aRegistration(ctx, await make.user(), sitting, { ...seated, state: 'paid', season }))
    const rooms = (await Promise.all(late.map(({ id }) => issueTicket(ctx, id)))).map((row) => row?.room)
    expect(rooms.toSorted()).toEqual(['Room 102', 'Room 103'])
    // More seats than the rooms have places for are refused, whether the rooms are sent along or not.
    expect((await http.postJson(`/office/sittings/${hall.id}`, { seats: 201 }, staff.second)).body.errors).toEqual({
      seats: ['The rooms have 200 places for 201 seats.'],
    })
    // Anyone who never fetched a ticket and is let in by name sits somewhere, too.
    const guest = await aRegistration(ctx, await make.user(), sitting, { ...seated, state: 'paid', season: 'guest' })
    const ticks = [{ ...tickOf(guest, 'guest-mark', ctx.now()), how: 'list' }]
    await http.postJson(`/office/hall/${hall.id}/checks`, { ticks }, staff.here)
    expect((await rosterNow()).candidates.find(({ id }) => id === guest.id)?.room).toBe('Room 103')
  })

  test('a room that is removed while a ticket gives its last place away leaves nobody without one', async ({
    ctx,
    http,
    make,
    staff,
    hall,
  }) => {
    const two = [
      { name: 'Room 101', seats: 60 },
      { name: 'Room 102', seats: 140 },
    ]
    const save = (rooms: typeof two) =>
      http.postJson(`/office/sittings/${hall.id}`, { seats: 200, rooms }, staff.second)
    const sitting = await ctx.db.selectFrom('sittings').selectAll().where('id', '=', hall.id).executeTakeFirstOrThrow()
    // Sixty sit in the first room, so each ticket that goes out now is for the second one.
    for (const season of ['a', 'b', 'c', 'd']) {
      expect((await save(two)).status).toBe(200)
      const { id } = await aRegistration(ctx, await make.user(), sitting, { ...seated, state: 'paid', season })
      const [given, saved] = await Promise.all([
        issueTicket(ctx, id),
        save([
          { name: 'Room 101', seats: 100 },
          { name: 'Room 103', seats: 100 },
        ]),
      ])
      const { rooms } = await ctx.db
        .selectFrom('sittings')
        .select('rooms')
        .where('id', '=', hall.id)
        .executeTakeFirstOrThrow()
      expect(rooms.map(({ name }) => name)).toContain(given?.room)
      expect(saved.status).toBe(given?.room === 'Room 102' ? 422 : 200)
      await ctx.db.deleteFrom('registrations').where('id', '=', id).execute()
    }
  })

  test('a mark after the gate has closed says so, and one before it does not', async ({ ctx, http, staff, hall }) => {
    const check = async (at: number) => {
      const row = hall.rows[at] ?? expect.unreachable()
      const ticks = [tickOf(row, `gate-mark-${at}`, ctx.now())]
      const { results } = (await http.postJson(`/office/hall/${hall.id}/checks`, { ticks }, staff.here)).body
      return (results as Result[])[0]?.words
    }
    const gate = (gate_closes: string) =>
      ctx.db
        .updateTable('sittings')
        .set({ sits_on: indianDay(ctx.now()), gate_closes })
        .where('id', '=', hall.id)
        .execute()
    await gate('23:59')
    expect(await check(0)).toBe('In.')
    await gate('00:01')
    expect(await check(1)).toBe('In, after the gate closed at 12:01 am.')
    // A ticket of next week opens the list of next week: anyone who is let in by it all the same is told.
    await ctx.db.updateTable('sittings').set({ sits_on: '2026-11-22' }).where('id', '=', hall.id).execute()
    expect(await check(2)).toBe('In, though this test is on 22 Nov 2026.')
    const late = await ctx.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'admissions.check-in')
      .execute()
    expect(late.map(({ details }) => (details as { is_late: boolean }).is_late)).toEqual([false, true, false])
  })
})
