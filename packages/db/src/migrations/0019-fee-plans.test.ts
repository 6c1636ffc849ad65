import { FeePlan } from '@northlight/contract/payments/fee-plan'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/empty-database.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './list.ts'

const at = '2026-11-15T04:30:00.000Z'
const stamps = { created_at: at, updated_at: at }

test('a course that promised instalments gets a plan of as many parts, which the contract accepts', async () => {
  const { open, remove } = await emptyDatabase()
  const database = await open()
  try {
    const before = migrations.findIndex(({ name }) => name === '0019-fee-plans')
    await migrate(database, migrations.slice(0, before))
    const { db } = database
    const insert = async (table: 'branches' | 'courses' | 'course_branches', row: object) =>
      (
        await db
          .insertInto(table)
          .values(row as never)
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const branch_id = await insert('branches', { name: 'Mysuru', slug: 'mysuru', city: 'Mysuru', modes: [], ...stamps })
    for (const [position, count] of [1, 2, 3, 4, 6, 12].entries()) {
      const words = {
        name: `Course ${count}`,
        slug: `course-${count}`,
        class: 'Online',
        description: '',
        description_text: '',
      }
      const course_id = await insert('courses', { ...words, ...stamps })
      await insert('course_branches', {
        course_id,
        branch_id,
        description: '',
        description_text: '',
        amount_paise: 42_000_00,
        instalments: { count, amount_paise: 42_000_00 / count },
        refund_examples: [],
        position,
        ...stamps,
      })
    }
    await migrate(database)
    const rows = await db.selectFrom('course_branches').select('fee_plan').orderBy('position').execute()
    expect(rows.map(({ fee_plan }) => fee_plan?.parts.length ?? 1)).toEqual([1, 2, 3, 4, 6, 12])
    for (const { fee_plan } of rows) if (fee_plan) expect(FeePlan.parse(fee_plan)).toEqual(fee_plan)
  } finally {
    await database.close()
    await remove()
  }
})
