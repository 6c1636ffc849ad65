import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { mostMatches } from '../../kernel/trigrams.ts'
import { paymentLines } from './payment-lines.ts'

test('a file of payments that two letters find has the oldest of them too', async ({ ctx, make }) => {
  const first = await make.order({ payer_name: 'Zq Rao' })
  const { kind, gateway, amount_paise, status, payer_email, description, created_at, updated_at } = first
  const same = { kind, gateway, amount_paise, status, payer_email, description, created_at, updated_at }
  for (let made = 0; made < mostMatches; made += 250)
    await ctx.db
      .insertInto('orders')
      .values(
        Array.from({ length: 250 }, (_, at) => ({
          ...{ ...same, payer_name: 'Asha Rao', subject_id: 100_000 + made + at },
          ...{ gateway_order_id: `order_${made + at}`, receipt: `receipt-${made + at}` },
        })),
      )
      .execute()
  const desk = { ...ctx, actor: { kind: 'system' as const, job: 'test' } }
  const lines = paymentLines(desk, { filter: { search: 'zq' } })
  expect((await lines.next()).value?.map((line) => line[2])).toEqual(['Zq Rao'])
})
