import { type SqlBool, sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '../../testing/test.ts'
import type { Ctx } from '../kernel/context.ts'
import { idsWith, type Most, mostMatches } from '../kernel/trigrams.ts'
import { enrolmentFound } from './enrolment-found.ts'

const named = async (ctx: Ctx, typed: string, most: Most = mostMatches) => {
  const newest = ctx.db.selectFrom('course_enrolments').select('id').orderBy('id', 'desc')
  const among = most === 'all' ? newest : newest.limit(most)
  const rows = await ctx.db
    .selectFrom('course_enrolments')
    .select('name')
    .where(enrolmentFound(ctx, typed, { most, among }))
    .orderBy('id')
    .execute()
  return rows.map(({ name }) => name)
}

test('each word must occur, in any order; one of two letters narrows what the others find', async ({ ctx, make }) => {
  await make.enrolment({ name: 'Om Prakash Rao', email: 'rao@family.test', phone: '9845000201' })
  await make.enrolment({ name: 'Meera Rao', email: 'meera@family.test', phone: '9845000202' })
  await make.enrolment({ name: 'Ānanyā “100%” Rao_', email: 'ananya@family.test', phone: '9845000203' })
  expect(await named(ctx, 'rao om')).toEqual(['Om Prakash Rao'])
  expect(await named(ctx, 'RAO meera')).toEqual(['Meera Rao'])
  expect(await named(ctx, 'ananya')).toEqual(['Ānanyā “100%” Rao_'])
  expect(await named(ctx, '+91 98450 00202')).toEqual(['Meera Rao'])
  // Signs with a meaning in either index are letters like others.
  expect(await named(ctx, '100%')).toEqual(['Ānanyā “100%” Rao_'])
  expect(await named(ctx, 'rao_')).toEqual(['Ānanyā “100%” Rao_'])
  for (const odd of ['rao"', 'rao OR meera', 'rao*', 'na%me', "'; drop"]) expect(await named(ctx, odd)).toEqual([])
  expect(await named(ctx, 'rao')).toHaveLength(3)
})

test('whoever has typed two letters sees who has them, and no failure', async ({ ctx, make }) => {
  await make.enrolment({ name: 'Om Prakash', email: 'prakash@family.test', course_name: 'Evenings' })
  await make.enrolment({ name: 'Asha', email: 'asha@family.test', course_name: 'Evenings' })
  expect(await named(ctx, 'om')).toEqual(['Om Prakash'])
  expect(await named(ctx, ' a h ')).toEqual(['Om Prakash', 'Asha'])
  expect(await named(ctx, 'o')).toEqual(['Om Prakash'])
})

test('what else narrows the list leaves out none of the older ones, and neither does a second word', async ({
  ctx,
  make,
}) => {
  await make.enrolment({ name: 'Om Rao', email: 'om@family.test' })
  await make.enrolment({ name: 'Meera Rao', email: 'meera@family.test' })
  await make.enrolment({ name: 'Asha Rao', email: 'asha@family.test' })
  expect(await named(ctx, 'rao', 1)).toEqual(['Asha Rao'])
  expect(await named(ctx, 'rao', 'all')).toHaveLength(3)
  expect(await named(ctx, 'rao meera', 1)).toEqual(['Meera Rao'])
  expect(await named(ctx, 'rao om', 1)).toEqual(['Om Rao'])
  expect(await named(ctx, 'om', 1)).toEqual([])
  expect(await named(ctx, 'om', 'all')).toEqual(['Om Rao'])
})

test('what is renamed or gone is found by its old name no more', async ({ ctx, make }) => {
  const { id } = await make.enrolment({ name: 'Bhoomika', email: 'b@example.com' })
  expect(await named(ctx, 'bhoomika')).toHaveLength(1)
  await ctx.db.updateTable('course_enrolments').set({ name: 'Chandana' }).where('id', '=', id).execute()
  expect(await named(ctx, 'bhoomika')).toEqual([])
  expect(await named(ctx, 'chandana')).toHaveLength(1)
  await ctx.db.deleteFrom('course_enrolments').where('id', '=', id).execute()
  expect(await named(ctx, 'chandana')).toEqual([])
})

test('a list has the newest of what many have in common, a file all of it', async ({ ctx, make }) => {
  const ids: number[] = []
  for (let at = 0; at < 4; at += 1) ids.push((await make.enrolment({ course_name: 'Foundation Evenings' })).id)
  const found = async (most: number | 'all') => {
    const rows = await ctx.db
      .selectFrom('course_enrolments')
      .select('id')
      .where(sql<SqlBool>`id in (select * from (${idsWith(ctx, 'course_enrolments', ['foundation'], most)}) as way)`)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  expect(await found(2)).toEqual(ids.slice(2))
  expect(await found('all')).toEqual(ids)
})
