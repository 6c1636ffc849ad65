import { describe, expect } from 'vitest'
import { type Fixtures, test } from '../../testing/test.ts'
import type { Ctx } from '../kernel/context.ts'
import { searchSite } from './service.ts'

const hits = async (ctx: Ctx, q: string) => (await searchSite(ctx, { q, total: 5 })).groups.flatMap(({ hits }) => hits)
const paths = async (ctx: Ctx, q: string) => (await hits(ctx, q)).map(({ path }) => path)

const campusesIn = async (make: Fixtures['make'], cities: string[]) => {
  for (const city of cities) await make.branch({ name: city, slug: city.toLowerCase(), city })
}

describe('people are found by any part of their name', () => {
  test.for([
    ['George Cherian', '/leadership-team#george-cherian'],
    ['Cherian', '/leadership-team#george-cherian'],
    ['kavita', '/leadership-team#kavita-hegde'],
    ['Arvind Belagur', '/leadership-team#arvind-belagur'],
    ['Nikhil Deshmukh', '/achievers/jee'],
    ['deshmuk', '/achievers/jee'],
  ] as const)('%s', async ([q, path], { ctx, make }) => {
    await make.staffMember({ name: 'George Cherian', slug: 'george-cherian' })
    await make.staffMember({ name: 'Kavita Hegde', slug: 'kavita-hegde' })
    await make.manager({ name: 'Arvind Belagur', slug: 'arvind-belagur' })
    const jee = await make.achieverCategory({ slug: 'jee', name: 'JEE' })
    await make.inCategory(await make.achiever({ name: 'Nikhil Deshmukh' }), jee)
    expect((await paths(ctx, q))[0]).toBe(path)
  })

  test('nobody whose consent is missing, taken back or hidden', async ({ ctx, make }) => {
    const jee = await make.achieverCategory({ slug: 'jee' })
    for (const fields of [
      { has_consent: false, is_active: false },
      { consent_withdrawn_on: '2026-01-01' },
      { is_active: false },
    ])
      await make.inCategory(await make.achiever({ name: 'Nikhil Deshmukh', ...fields }), jee)
    await make.staffMember({ name: 'Nikhil Cherian', slug: 'nikhil', is_active: false })
    expect(await paths(ctx, 'nikhil')).toEqual([])
  })

  test('a tutor behind the first page of the list by that page', async ({ ctx, make }) => {
    for (let at = 0; at < 9; at++) await make.staffMember({ name: `Tutor ${'abcdefghi'[at]}zq`, slug: `t${at}` })
    const at = (
      await ctx.db.selectFrom('staff').select('slug').orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
    )
      .map(({ slug }) => slug)
      .indexOf('t0')
    expect(at).toBe(8)
    expect(await paths(ctx, 'azq')).toEqual(['/leadership-team?page=2#t0'])
  })
})

describe('a town without a campus leads to the nearest one', () => {
  test.for([
    ['belagavi', 'hubballi'],
    ['belgaum', 'hubballi'],
    ['ಬೆಳಗಾವಿ', 'hubballi'],
    ['Bellary', 'hubballi'],
    ['ballari', 'hubballi'],
    ['Tumkur', 'bengaluru'],
    ['tumakuru', 'bengaluru'],
    ['Mandya', 'mysuru'],
    ['shimoga', 'hubballi'],
    ['mangalore', 'mysuru'],
  ] as const)('%s: %s', async ([q, campus], { ctx, make }) => {
    await campusesIn(make, ['Bengaluru', 'Mysuru', 'Hubballi'])
    const [first] = await hits(ctx, q)
    expect(first?.path).toBe(`/contact-us#${campus}`)
    expect(first?.title.map(({ text }) => text).join('')).toMatch(/nearest campus/)
  })

  test('to none that is closed', async ({ ctx, make }) => {
    await make.branch({ name: 'Hubballi', slug: 'hubballi', city: 'Hubballi', is_active: false })
    expect(await paths(ctx, 'belgaum')).toEqual([])
  })

  test('not where there is a campus, however its town is written', async ({ ctx, make }) => {
    await campusesIn(make, ['Hubballi'])
    await make.branch({ name: 'Belagavi', slug: 'belagavi', city: 'Belgaum' })
    const [first] = await hits(ctx, 'belagavi')
    expect(first?.title.map(({ text }) => text).join('')).toBe('Belagavi campus')
  })
})

test('a whole word comes before a part of one: nit is heard for NEET, not for nitrogen', async ({ ctx, make }) => {
  await make.onlineTest({ name: 'Nitrogen in one page', slug: 'nitrogen' })
  await make.onlineTest({ name: 'NEET Mock 1', slug: 'neet-1' })
  expect(await paths(ctx, 'nit')).toEqual(['/online-tests/neet-1', '/online-tests/nitrogen'])
})
