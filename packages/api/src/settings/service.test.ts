import { describe, expect } from 'vitest'
import { ctxAs } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { settingsRecord, updateSettings } from './service.ts'

describe('settings', () => {
  test('that were never written are missing', async ({ ctx }) => {
    await expect(settingsRecord(ctx, 'institute')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('are changed by an admin, field by field, with an audit entry and a word to everyone after commit', async ({
    ctx,
    make,
    database,
  }) => {
    await make.institute()
    const admin = await make.user({ role: 'admin' })
    let told = 0
    const heard = new Promise<void>((resolve) =>
      database.changes.on('settings', () => {
        told++
        resolve()
      }),
    )
    await updateSettings(ctxAs(ctx, { id: admin.id, role: 'admin' }), 'institute', {
      version: 1,
      fields: { name: 'New Name' },
    })
    await heard
    const record = await settingsRecord(ctx, 'institute')
    expect(record).toMatchObject({ version: 2, value: { name: 'New Name', address: '1 Test Road' } })
    expect(told).toBe(1)
    const [entry] = await ctx.db.selectFrom('audit_log').selectAll().execute()
    expect(entry).toMatchObject({
      action: 'settings.update',
      actor_kind: 'user',
      actor_id: admin.id,
      details: { fields: ['name'] },
    })
  })

  test('refuse a change based on an older version', async ({ ctx, make }) => {
    await make.institute()
    const admin = ctxAs(ctx, { id: (await make.user({ role: 'admin' })).id, role: 'admin' })
    await updateSettings(admin, 'institute', { version: 1, fields: { name: 'First' } })
    await expect(updateSettings(admin, 'institute', { version: 1, fields: { name: 'Second' } })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect((await settingsRecord(ctx, 'institute')).value.name).toBe('First')
  })

  test('refuse a wrong value with its field', async ({ ctx, make }) => {
    await make.institute()
    const admin = ctxAs(ctx, { id: (await make.user({ role: 'admin' })).id, role: 'admin' })
    await expect(updateSettings(admin, 'institute', { version: 1, fields: { email: 'nobody' } })).rejects.toMatchObject(
      { errors: { email: expect.any(Array) } },
    )
  })

  test.for([
    ['editor', 'forbidden'],
    ['student', 'forbidden'],
  ] as const)('are not for %s', async ([role, code], { ctx, make }) => {
    await make.institute()
    const user = await make.user({ role })
    await expect(
      updateSettings(ctxAs(ctx, { id: user.id, role }), 'institute', { version: 1, fields: {} }),
    ).rejects.toMatchObject({ code })
    await expect(updateSettings(ctx, 'institute', { version: 1, fields: {} })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})
