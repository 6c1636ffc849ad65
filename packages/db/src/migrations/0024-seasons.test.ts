import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './list.ts'

const at = '2026-11-15T04:30:00.000Z'
const stamps = { created_at: at, updated_at: at }

test('sittings and applications get their season, and tests that were sat their application', async () => {
  const { open, remove } = await emptyDatabase()
  const database = await open()
  try {
    const before = migrations.findIndex(({ name }) => name === '0024-seasons')
    await migrate(database, migrations.slice(0, before))
    const { db } = database
    const insert = async (table: 'users' | 'sittings' | 'registrations' | 'tests' | 'test_enrolments', row: object) =>
      (
        await db
          .insertInto(table)
          .values({ ...stamps, ...row } as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const user_id = await insert('users', { name: 'Asha', email: 'asha@northlight.test', role: 'student' })
    const sitting = { centre: 'Mysuru', mode: 'OFFLINE', slot: '10 am', seats: 9, fee_paise: 0, classes: [] }
    const days = ['2025-12-07', '2026-10-31', '2026-11-01']
    const sittings: number[] = []
    for (const sits_on of days)
      sittings.push(await insert('sittings', { ...sitting, code: sits_on, sits_on, register_by: sits_on }))
    const application = (id: number, state: string, created_at: string) => ({
      ...{
        user_id,
        sitting_id: sittings[id - 1],
        id,
        number: `ADM-${id}`,
        name: 'Asha',
        email: 'asha@northlight.test',
      },
      ...{ school_name: '', address: '', class: '10th', program: '', state, fee_paise: 0, payment_status: 'PAID' },
      ...{ seat: 'none', created_at },
    })
    await insert('registrations', application(1, 'withdrawn', '2025-11-20T04:30:00.000Z'))
    await insert('registrations', application(3, 'paid', '2026-11-10T04:30:00.000Z'))
    const words = { description: '', description_text: '' }
    const aptitude = await insert('tests', { ...words, name: 'Aptitude', slug: 'aptitude', is_admission: true })
    const mock = await insert('tests', { ...words, name: 'Mock', slug: 'mock', is_admission: false })
    const enrolment = { user_id, is_enrolled: true, enrollment_type: 'Free', test_status: 'Completed' }
    const early = '2025-12-01T04:30:00.000Z'
    await insert('test_enrolments', { ...enrolment, uuid: 'a', test_id: aptitude, created_at: early })
    await insert('test_enrolments', { ...enrolment, uuid: 'b', test_id: mock })
    await migrate(database)

    const seasons = await db.selectFrom('sittings').select('season').orderBy('id').execute()
    expect(seasons.map(({ season }) => season)).toEqual(['2026-27', '2026-27', '2027-28'])
    const rows = await db.selectFrom('registrations').select(['id', 'season']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: 1, season: '2026-27' },
      { id: 3, season: '2027-28' },
    ])
    const tied = await db.selectFrom('test_enrolments').select(['test_id', 'registration_id']).orderBy('id').execute()
    expect(tied).toEqual([
      { test_id: aptitude, registration_id: 1 },
      { test_id: mock, registration_id: null },
    ])
    // One for each application; an ordinary test stays one.
    await insert('test_enrolments', { ...enrolment, uuid: 'c', test_id: aptitude, registration_id: 3 })
    await expect(insert('test_enrolments', { ...enrolment, uuid: 'd', test_id: mock })).rejects.toThrow()
  } finally {
    await database.close()
    await remove()
  }
})
