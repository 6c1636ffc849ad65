import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import type { Most } from '../../kernel/trigrams.ts'
import { mostMatches } from '../../kernel/trigrams.ts'
import { familyLines } from './family-lines.ts'
import { filtered } from './list-families.ts'
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

test('what else narrows a list narrows all families of a word, and a file has all of them', async ({ ctx, make }) => {
  const { id: _, ...asha } = await make.family({ name: 'Asha Rao', state: 'lost' })
  const newer = { ...asha, name: 'Om Rao', state: 'new' as const, search: 'om rao' }
  for (let made = 0; made < mostMatches; made += 500)
    await ctx.db.insertInto('families').values(Array<typeof newer>(500).fill(newer)).execute()
  const desk = { ...ctx, actor: { kind: 'system' as const, job: 'test' } }
  const lost = await filtered(desk, { search: 'rao', state: 'lost' }).select('families.name').execute()
  expect(lost).toEqual([{ name: 'Asha Rao' }])
  const lines = familyLines(desk, { filter: { search: 'asha rao' }, with_contacts: false })
  expect((await lines.next()).value?.[0]?.[0]).toBe('Asha Rao')
  const all = familyLines(desk, { filter: { search: 'rao' }, with_contacts: false })
  expect((await all.next()).value?.[0]?.[0]).toBe('Asha Rao')
})
