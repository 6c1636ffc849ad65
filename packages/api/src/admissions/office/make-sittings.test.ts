import { describe, expect } from 'vitest'
import { test as base } from '../../../testing/test.ts'

type Who = { token: string }

const test = base.extend<{ staff: { admin: Who; counsellor: Who; elsewhere: Who; editor: Who } }>({
  staff: async ({ make, ctx }, use) => {
    await make.institute()
    await make.branch({ id: 901, name: 'Dharwad' })
    await make.branch({ id: 902, name: 'Hubballi' })
    const of = async (role: 'counsellor' | 'editor', branch_id: number) => {
      const user = await make.user({ role })
      const member = { user_id: user.id, is_everywhere: false, updated_at: ctx.now() }
      await ctx.db.insertInto('staff_members').values(member).execute()
      await ctx.db.insertInto('user_branches').values({ user_id: user.id, branch_id }).execute()
      return { token: await make.token(user) }
    }
    await use({
      admin: { token: await make.token(await make.user({ role: 'admin' })) },
      counsellor: await of('counsellor', 901),
      elsewhere: await of('counsellor', 902),
      editor: await of('editor', 901),
    })
  },
})

const wanted = {
  mode: 'OFFLINE',
  branch_id: 901,
  centre: 'Dharwad campus',
  days: ['2027-01-10'],
  starts: '10:30',
  ends: '12:30',
  seats: 24,
  fee_paise: 9900,
  classes: ['10th'],
}

describe('a new sitting', () => {
  test('stands at once among those a family can choose, with its fee, classes and free seats', async ({
    http,
    staff,
    ctx,
  }) => {
    expect((await http.get('/admission/sittings')).body).toMatchObject({ sittings: [] })
    const made = await http.postJson('/office/sittings', wanted, staff.counsellor)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ message: 'Sitting made.' })
    expect((await http.get('/admission/sittings')).body.sittings).toMatchObject([
      {
        ...{ code: 'dharwad-campus-1030-20270110', centre: 'Dharwad campus', mode: 'OFFLINE', sits_on: '2027-01-10' },
        ...{ register_by: '2027-01-09', slot: '10:30 am – 12:30 pm', seats: 24, seats_left: 24, fee_paise: 9900 },
        ...{ classes: ['10th'], starts_at: '2027-01-10T05:00:00.000Z' },
      },
    ])
    const lines = await ctx.db
      .selectFrom('audit_log')
      .select('entity')
      .where('action', '=', 'admissions.make-sitting')
      .execute()
    expect(lines).toEqual([{ entity: 'sitting' }])
  })

  test('is made for a whole series of days, or for none of them', async ({ http, staff, ctx }) => {
    await http.postJson('/office/sittings', { ...wanted, days: ['2027-01-17'] }, staff.counsellor)
    const days = ['2027-01-10', '2027-01-17', '2027-01-24']
    const refused = await http.postJson('/office/sittings', { ...wanted, days }, staff.counsellor)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ days: ['This place has a test at this hour already on 17 Jan 2027.'] })
    expect(await ctx.db.selectFrom('sittings').select('id').execute()).toHaveLength(1)
    const later = await http.postJson('/office/sittings', { ...wanted, days, starts: '08:00' }, staff.counsellor)
    expect(later.body.sittings).toHaveLength(3)
  })

  test('is made once when the same form is sent twice at the same moment', async ({ http, staff, ctx }) => {
    const send = () => http.postJson('/office/sittings', wanted, staff.counsellor)
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 422, 422])
    expect(await ctx.db.selectFrom('sittings').select('id').execute()).toHaveLength(1)
  })

  test('at home is a window of days with its hours', async ({ http, staff }) => {
    const home = { ...wanted, mode: 'ONLINE', branch_id: undefined, centre: 'At home', open_days: 3, classes: [] }
    expect((await http.postJson('/office/sittings', home, staff.admin)).status).toBe(201)
    expect((await http.get('/admission/sittings')).body.sittings).toMatchObject([
      { mode: 'ONLINE', closes_on: '2027-01-12', slot: 'Any day, 10:30 am – 12:30 pm', classes: [], address: null },
    ])
  })

  test('is refused on a day gone by, without seats, backwards in time, without a campus or for an unknown one', async ({
    http,
    staff,
    ctx,
  }) => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ days: ['2026-01-10'] }, 'days'],
      [{ days: [] }, 'days'],
      [{ days: ['2027-01-10', '2027-01-10'] }, 'days'],
      [{ seats: 0 }, 'seats'],
      [{ seats: 'many' }, 'seats'],
      [{ fee_paise: -1 }, 'fee_paise'],
      [{ starts: '12:30', ends: '10:30' }, 'ends'],
      [{ branch_id: undefined }, 'branch_id'],
      [{ branch_id: 999 }, 'branch_id'],
      [{ classes: ['3rd'] }, 'classes.0'],
    ]
    for (const [part, field] of wrong) {
      const { status, body } = await http.postJson('/office/sittings', { ...wanted, ...part }, staff.admin)
      expect({ part, status, fields: Object.keys(body.errors as object) }).toEqual({
        part,
        status: 422,
        fields: [field],
      })
    }
    expect(await ctx.db.selectFrom('sittings').select('id').execute()).toEqual([])
  })

  test('is made by those who may, at their own campus', async ({ http, staff, ctx }) => {
    expect((await http.postJson('/office/sittings', wanted)).status).toBe(401)
    expect((await http.postJson('/office/sittings', wanted, staff.editor)).status).toBe(403)
    expect((await http.postJson('/office/sittings', wanted, staff.elsewhere)).status).toBe(404)
    expect(await ctx.db.selectFrom('sittings').select('id').execute()).toEqual([])
  })
})
