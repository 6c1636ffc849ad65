import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emblemNames } from './emblem.tsx'

test('every emblem has its drawing', () => {
  const file = readFileSync(new URL('./emblems.svg', import.meta.url), 'utf8')
  const drawn = [...file.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)
  expect(drawn).toEqual([...emblemNames])
})
