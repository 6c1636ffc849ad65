import { expect, test } from 'vitest'
import { settlementLines } from './settlement-lines.ts'

test('payments are read from the gateway’s file, with its quotes, commas and dates; refunds are left out', () => {
  const csv = [
    '\uFEFFentity_id,type,debit,credit,amount,created_at,notes',
    'pay_1,payment,0,36900,"36,900.00",16/11/2026 10:30:00,"Fee, ""first"" part"',
    'rfnd_1,refund,100,0,100,16/11/2026 10:31:00,',
    'pay_2,payment,0,99,99.5,1794797100,',
    '',
  ].join('\r\n')
  expect(settlementLines(csv)).toEqual([
    { id: 'pay_1', amount_paise: 36_900_00, at: '2026-11-16T05:00:00.000Z' },
    { id: 'pay_2', amount_paise: 99_50, at: expect.stringMatching(/^2026-11-1/) },
  ])
})

test('a file of another kind is refused in words', () => {
  expect(() => settlementLines('name,phone\nAsha,98450')).toThrow('no columns entity_id and amount')
})
