import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import type { Most } from '../../kernel/trigrams.ts'
import { isFound } from './search.ts'

test('a word of two letters narrows all that the longer words find, not the newest of them', async ({ ctx, make }) => {
  for (const name of ['Om Rao', 'Meera Rao', 'Asha Rao']) await make.family({ name })
  const named = async (typed: string, most: Most) => {
    const found = ctx.db
      .selectFrom('families')
      .select('name')
      .where(isFound(ctx, typed, most))
      .orderBy('id')
    return (await found.execute()).map(({ name }) => name)
  }
  expect(await named('rao om', 1)).toEqual(['Om Rao'])
  expect(await named('rao om, meera', 1)).toEqual(['Om Rao', 'Meera Rao'])
  expect(await named('rao', 'all')).toEqual(['Om Rao', 'Meera Rao', 'Asha Rao'])
})
