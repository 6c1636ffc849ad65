import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { aBranch } from '../testing/rows.ts'
import type { Database } from './database.ts'
import { contains, fold } from './search.ts'

const names = [
  'École Élite',
  'ÇALIŞKAN',
  'ಬೆಂಗಳೂರು ಶಾಖೆ',
  'किताब',
  'कीताब',
  '100% sure',
  'a_b',
  'back\\slash',
  'ﬁnal ＡＢＣ',
]

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await database.db
    .insertInto('branches')
    .values(names.map((name, i) => aBranch({ name, slug: `b${i}` })))
    .execute()
})
afterAll(() => database.close())

const found = async (text: string) => {
  const rows = await database.db
    .selectFrom('branches')
    .select('branches.name')
    .where(contains('branches.name', text))
    .orderBy('id')
    .execute()
  return rows.map((row) => row.name)
}

describe('a search finds', () => {
  test.each([
    ['ecole', 'École Élite'],
    ['ÉLITE', 'École Élite'],
    ['e\u0301lite', 'École Élite'],
    ['caliskan', 'ÇALIŞKAN'],
    ['ಗಳೂರು', 'ಬೆಂಗಳೂರು ಶಾಖೆ'],
    ['ಗ\u200dಳೂರು', 'ಬೆಂಗಳೂರು ಶಾಖೆ'],
    ['final abc', 'ﬁnal ＡＢＣ'],
    ['0% s', '100% sure'],
    ['A_B', 'a_b'],
    ['k\\s', 'back\\slash'],
  ])('%s', async (text, name) => {
    expect(await found(text)).toEqual([name])
  })
})

describe('a search does not', () => {
  test('take % and _ for wildcards', async () => {
    expect(await found('%')).toEqual(['100% sure'])
    expect(await found('_')).toEqual(['a_b'])
    expect(await found('a%b')).toEqual([])
  })

  test('confuse vowel signs, which are letters and not accents', async () => {
    expect(await found('किताब')).toEqual(['किताब'])
    expect(await found('कीताब')).toEqual(['कीताब'])
  })
})

test('an empty search finds everything', async () => {
  expect(await found('')).toHaveLength(names.length)
})

test('an expression can be searched as well as a column', async () => {
  const rows = await database.db
    .selectFrom('branches')
    .select('name')
    .where(({ fn }) => contains(fn.coalesce('area', 'name'), 'SURE'))
    .execute()
  expect(rows).toEqual([{ name: '100% sure' }])
})

test('folding puts names into the order people expect', async () => {
  const rows = await database.db
    .selectFrom('branches')
    .select('name')
    .where('name', 'in', ['École Élite', 'a_b', 'ÇALIŞKAN', 'back\\slash'])
    .orderBy(fold('name'))
    .execute()
  expect(rows.map((row) => row.name)).toEqual(['a_b', 'back\\slash', 'ÇALIŞKAN', 'École Élite'])
})
