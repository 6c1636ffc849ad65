import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { takenTests } from './tests-of-student.ts'
import { testsTaken } from './tests-taken.ts'

test('tests are told by the day they were taken, the newest first, whichever was written down first', async ({
  ctx,
  make,
}) => {
  const asha = await make.user()
  const taken = async (name: string, ago: number) =>
    make.marked(await make.onlineTest({ name }), asha, ['A'], { started_at: later(ctx.now(), -days(ago)) })
  await taken('Three days ago', 3)
  await taken('A month ago', 30)
  await taken('Ten days ago', 10)
  await taken('Ten days ago, the second', 10)
  const names = ['Three days ago', 'Ten days ago, the second', 'Ten days ago', 'A month ago']
  expect((await takenTests(ctx, asha.id)).map(({ name }) => name)).toEqual(names)
  expect((await testsTaken(ctx, asha.id)).map(({ name }) => name)).toEqual(names)
})
