import { createHash } from 'node:crypto'
import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { currentText, firstTexts, textOf } from './consent-texts.ts'

test('the first texts are what parents have agreed to, letter for letter', () => {
  const digests = firstTexts.map((text) => [
    text.purpose,
    text.version,
    createHash('sha256')
      .update(JSON.stringify([text.title, ...text.points]))
      .digest('hex')
      .slice(0, 16),
  ])
  expect(digests).toEqual([
    ['child-account', '2026-11', 'edca6cd27133685d'],
    ['admission', '2026-11', '319382017ccb6011'],
  ])
})

test('a wording of the institute’s own is shown from its day on, and the old one can still be read', async ({
  ctx,
  world,
}) => {
  await ctx.db
    .insertInto('consent_texts')
    .values({
      purpose: 'child-account',
      version: '2027-01',
      title: 'Our own words',
      points: ['We teach your child.'],
      published_at: '2026-11-16T00:00:00.000Z',
    })
    .execute()
  expect((await currentText(ctx, 'child-account')).version).toBe('2026-11')
  world.clock.advance(days(2))
  expect(await currentText(ctx, 'child-account')).toMatchObject({
    version: '2027-01',
    points: ['We teach your child.'],
  })
  expect((await textOf(ctx, 'child-account', '2026-11'))?.title).toContain('under 18')
  expect(await textOf(ctx, 'admission', '2027-01')).toBeUndefined()
})
