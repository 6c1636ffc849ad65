import { describe, expect } from 'vitest'
import { ctxAs } from '../../testing/staff.ts'
import { test } from '../../testing/test.ts'
import { audit } from '../kernel/audit.ts'

type Line = { action: string; said: string; whom: { title: string; to: string | null } | null }

describe('the audit is searched in words people use', () => {
  test('by who, what, whom and when, all at once; lines say titles, names and rupees', async ({ http, make, ctx }) => {
    await make.institute()
    const admin = await make.user({ role: 'admin', name: 'Latha Shenoy' })
    const token = await make.token(admin)
    const asha = await make.user({ role: 'counsellor', name: 'Asha Rao' })
    const student = await make.user({ name: 'Kiran Patil' })
    const article = await make.blog({ name: 'Fees and refunds explained' })
    const by = ctxAs(ctx, asha)
    const paid = { amount_paise: 2_460_000, means: 'cash', owner_id: asha.id }
    await audit(by, { action: 'payments.take-at-desk', entity: 'order', id: 7, details: paid })
    await audit(ctxAs(ctx, admin), { action: 'payments.record-refund', entity: 'refund', id: 3 })
    await audit(ctxAs(ctx, admin), { action: 'records.hide', entity: 'articles', id: article.id })
    await audit(by, { action: 'families.correct-birth', entity: 'user', id: student.id })
    const find = async (query: string, as = token) =>
      (await http.get(`/office/audit?${query}`, { token: as })).body.data as unknown as Line[]
    const acts = async (search: string, as = token) =>
      (await find(`filter[search]=${encodeURIComponent(search)}`, as)).map(({ action }) => action)
    expect(await acts('desk')).toEqual(['payments.take-at-desk'])
    expect(await acts('DESK asha')).toEqual(['payments.take-at-desk'])
    expect(await acts('desk latha')).toEqual([])
    expect(await acts('refund')).toEqual(['records.hide', 'payments.record-refund'])
    expect(await acts('“Fees and refunds”')).toEqual(['records.hide'])
    expect(await acts('kiran')).toEqual(['families.correct-birth'])
    expect(await acts('asha')).toEqual(['families.correct-birth', 'payments.take-at-desk'])
    expect(await acts('100%')).toEqual([])
    const [line] = await find('filter[search]=desk')
    expect(line?.said.split(' · ').toSorted()).toEqual(['amount: ₹24,600', 'owner: Asha Rao', 'paid by: cash'])
    const [hidden] = await find('filter[search]=hid')
    expect(hidden?.whom).toEqual({ title: 'Fees and refunds explained', to: `/articles/${article.id}` })
    const [born] = await find(`filter[entity]=user&filter[entity_id]=${student.id}`)
    expect(born?.whom).toEqual({ title: 'Kiran Patil', to: null })

    // A counsellor finds her own lines alone, and learns nobody's name by looking for it.
    const own = await make.token(asha)
    expect(await acts('desk', own)).toEqual(['payments.take-at-desk'])
    expect(await acts('kiran', own)).toEqual([])
    expect(await acts('hid', own)).toEqual([])
    const [seen] = await find(`filter[entity]=user&filter[entity_id]=${student.id}`, own)
    expect(seen?.whom).toBeNull()
  })
})
