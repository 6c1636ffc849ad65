import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { indianDay } from '@northlight/contract/dates'
import { dayAfter } from '@northlight/contract/payments/refund-rule'
import { sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import { announce, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { inBranches } from '../../kernel/paging.ts'
import { allow, branchesOf } from '../../kernel/policy.ts'
import { giveRooms, holdSitting, roomCounts } from '../sittings/rooms.ts'
import { seasonOfSitting } from '../sittings/seasons.ts'

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('sittings')
    .selectAll('sittings')
    .select([
      sql<number>`(select count(*) from registrations where registrations.sitting_id = sittings.id and seat = 'held')`.as(
        'held',
      ),
      sql<number>`(select count(*) from hall_checks where hall_checks.sitting_id = sittings.id and is_first
        and undone_at is null)`.as('checked'),
    ])

export type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const toView = (row: Row): OfficeSittingView => ({
  id: row.id,
  code: row.code,
  branch_id: row.branch_id,
  season: seasonOfSitting(row),
  centre: row.centre,
  mode: row.mode,
  sits_on: row.sits_on,
  closes_on: row.closes_on,
  register_by: row.register_by,
  slot: row.slot,
  seats: row.seats,
  seats_elsewhere: row.seats_held,
  taken: row.seats_taken - Number(row.held),
  held: Number(row.held),
  free: Math.max(0, row.seats - row.seats_held - row.seats_taken),
  checked: Number(row.checked),
  fee_paise: row.fee_paise,
  classes: row.classes,
  is_open: row.is_active,
  rooms: row.rooms,
  gate_closes: row.gate_closes,
})

type Asked = { when: 'coming' | 'past'; month?: string }

/** Those to come, those that are over, or all that begin in a month. */
export const listSittings = async (ctx: Ctx, { when, month }: Asked): Promise<OfficeSittingView[]> => {
  const branches = branchesOf(ctx, allow(ctx, 'applications.roster'))
  const today = indianDay(ctx.now())
  const last = sql<string>`coalesce(sittings.closes_on, sittings.sits_on)`
  const found = await rows(ctx)
    .$if(month === undefined, (query) => query.where(last, when === 'coming' ? '>=' : '<', today))
    .$if(month !== undefined, (query) =>
      query.where('sits_on', '>=', `${month}-01`).where('sits_on', '<=', `${month}-31`),
    )
    .$if(branches !== null, (query) => query.where(inBranches('sittings.branch_id', branches ?? [])))
    .orderBy('sits_on', when === 'coming' || month !== undefined ? 'asc' : 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return found.map(toView)
}

/** A sitting this person may change; one of another branch is answered like one that is not there. */
export const openSitting = async (ctx: Ctx, id: number): Promise<Row> => {
  allow(ctx, 'sittings.write')
  const row = (await rows(ctx).where('sittings.id', '=', id).executeTakeFirst()) ?? fail('not_found')
  allow(ctx, 'sittings.write', { branch: row.branch_id })
  return row
}

export const sittingView = async (ctx: Ctx, id: number): Promise<OfficeSittingView> =>
  toView(await rows(ctx).where('sittings.id', '=', id).executeTakeFirstOrThrow())

type Rooms = { name: string; seats: number }[]
type Change = {
  seats?: number
  slot?: string
  register_by?: string
  is_open?: boolean
  rooms?: Rooms
  gate_closes?: string | null
}

/** Where a sitting has rooms, everybody who has a seat has a place in one of them. */
const checkPlaces = (rooms: Rooms, seats: number, field: 'rooms' | 'seats') => {
  const places = rooms.reduce((sum, room) => sum + room.seats, 0)
  if (rooms.length > 0 && places < seats) invalid({ [field]: [`The rooms have ${places} places for ${seats} seats.`] })
}

/** Everybody who has a seat finds a room, and nobody who has been told a room loses it. */
const checkRooms = async (ctx: Ctx, row: Row, rooms: Rooms, seats: number) => {
  if (row.mode === 'ONLINE' && rooms.length > 0) invalid({ rooms: ['This test is written at home.'] })
  checkPlaces(rooms, seats, 'rooms')
  for (const [name, count] of await roomCounts(ctx, row.id)) {
    const room = rooms.find((one) => one.name === name)
    if (!room || room.seats < count) invalid({ rooms: [`${count} candidates have been told to sit in ${name}.`] })
  }
}

export const changeSitting = async (ctx: Ctx, id: number, change: Change): Promise<OfficeSittingView> => {
  allow(ctx, 'sittings.write')
  const view = await writeSitting(ctx, id, change)
  // After the change, one candidate at a time: who gives a ticket holds the candidate first and the sitting second.
  if (change.rooms && change.rooms.length > 0) await giveRooms(ctx, id)
  return view
}

const writeSitting = (ctx: Ctx, id: number, { is_open, ...change }: Change): Promise<OfficeSittingView> =>
  inTransaction(ctx, async (ctx) => {
    // Held, so that nobody is given a seat or a room while what there is of them is counted.
    await holdSitting(ctx, id)
    const row = await openSitting(ctx, id)
    const given = row.seats_held + row.seats_taken
    // Anyone who only closes a sitting leaves the seats as a colleague may have changed them since.
    const seats = change.seats ?? row.seats
    if (seats < given) invalid({ seats: [`${given} seats are given away already.`] })
    if (change.register_by !== undefined && change.register_by > (row.closes_on ?? row.sits_on))
      invalid({ register_by: ['Registration ends on the day of the test at the latest.'] })
    if (change.rooms !== undefined) await checkRooms(ctx, row, change.rooms, seats)
    else if (seats > row.seats) checkPlaces(row.rooms, seats, 'seats')
    const set = { ...change, ...(is_open !== undefined && { is_active: is_open }), updated_at: ctx.now() }
    await ctx.db.updateTable('sittings').set(set).where('id', '=', id).execute()
    await audit(ctx, {
      action: 'admissions.change-sitting-facts',
      entity: 'sitting',
      id,
      details: { ...change, is_open },
    })
    await announce(ctx, 'content')
    return sittingView(ctx, id)
  })

export const copySitting = (ctx: Ctx, id: number, sits_on: string): Promise<OfficeSittingView> => {
  allow(ctx, 'sittings.write')
  return inTransaction(ctx, async (ctx) => {
    const { held: _, checked: __, id: ___, ...row } = await openSitting(ctx, id)
    if (sits_on <= indianDay(ctx.now())) invalid({ sits_on: ['Choose a day to come.'] })
    const shift = (Date.parse(sits_on) - Date.parse(row.sits_on)) / 86_400_000
    const moved = (day: string) => dayAfter(day, shift)
    const code = `${row.code.replace(/-\d{8}$/, '')}-${sits_on.replaceAll('-', '')}`
    const taken = await ctx.db.selectFrom('sittings').select('id').where('code', '=', code).executeTakeFirst()
    if (taken) invalid({ sits_on: ['This test date is there already on that day.'] })
    const copy = await ctx.db
      .insertInto('sittings')
      .values({
        ...row,
        code,
        sits_on,
        season: null,
        closes_on: row.closes_on && moved(row.closes_on),
        register_by: moved(row.register_by),
        seats_held: 0,
        seats_taken: 0,
        is_active: true,
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { action: 'admissions.copy-sitting', entity: 'sitting', id: copy.id, details: { from: id } })
    await announce(ctx, 'content')
    return sittingView(ctx, copy.id)
  })
}
