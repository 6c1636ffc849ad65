import { days } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { currentText } from './consent-texts.ts'
import { missingFor, recordConsent, requireConsent, requireReady } from './readiness.ts'

describe('before a test, a student', () => {
  test('who is grown up needs nothing', async ({ ctx, make }) => {
    expect(await missingFor(ctx, (await make.user()).id)).toBeUndefined()
  })

  test('without a date of birth is asked for it, staff never', async ({ ctx, make }) => {
    expect(await missingFor(ctx, (await make.user({ date_of_birth: null })).id)).toBe('date-of-birth')
    expect(await missingFor(ctx, (await make.user({ date_of_birth: null, role: 'examiner' })).id)).toBeUndefined()
  })

  test('of unknown age is ready once a parent has agreed, and waits for one who was named', async ({ ctx, make }) => {
    const child = await make.user({ date_of_birth: null })
    await expect(requireConsent(ctx, child.id)).resolves.toBeUndefined()
    await make.parent(child)
    await expect(requireConsent(ctx, child.id)).rejects.toMatchObject({ needs: 'parent-consent' })
    await make.consent(child)
    expect(await missingFor(ctx, child.id)).toBeUndefined()
  })

  test('under 18 needs a parent, then that parent’s agreement, and is free on the eighteenth birthday', async ({
    ctx,
    make,
    world,
  }) => {
    const child = await make.minor({ date_of_birth: '2008-11-16' })
    expect(await missingFor(ctx, child.id)).toBe('parent')
    await make.parent(child)
    expect(await missingFor(ctx, child.id)).toBe('parent-consent')
    world.clock.advance(days(1))
    expect(await missingFor(ctx, child.id)).toBeUndefined()
  })

  test('under 18 is ready while an agreement holds, and no longer once it is taken back', async ({ ctx, make }) => {
    const child = await make.minor()
    await make.parent(child)
    await make.consent(child, { withdrawn_at: ctx.now(), withdrawn_by: 'parent' })
    await make.consent(child, { purpose: 'admission' })
    await expect(requireReady(ctx, child.id)).rejects.toMatchObject({ code: 'forbidden', needs: 'parent-consent' })
    const { version } = await currentText(ctx, 'child-account')
    await recordConsent(ctx, {
      userId: child.id,
      purpose: 'child-account',
      textVersion: version,
      by: { name: 'Ramesh Rao', contact: 'ramesh@northlight.test' },
      how: 'office',
    })
    await expect(requireReady(ctx, child.id)).resolves.toBeUndefined()
    await ctx.db.updateTable('consents').set({ withdrawn_at: ctx.now() }).execute()
    await expect(requireReady(ctx, child.id)).rejects.toMatchObject({ needs: 'parent-consent' })
  })
})

test('an agreement to a text that never existed is not recorded', async ({ ctx, make }) => {
  const child = await make.minor()
  const agreement = {
    userId: child.id,
    purpose: 'child-account' as const,
    textVersion: '1999-01',
    by: { name: 'Ramesh Rao', contact: 'ramesh@northlight.test' },
    how: 'form' as const,
  }
  await expect(recordConsent(ctx, agreement)).rejects.toMatchObject({ code: 'not_found' })
  expect(await ctx.db.selectFrom('consents').selectAll().execute()).toEqual([])
})
