import type { Client } from '@northlight/contract/client'
import type { FeeInPartsView } from '@northlight/contract/payments/instalments'
import { expect, test } from 'vitest'
import { readFamilyMoney } from './family-fees.ts'

const fee = (enrolment_id: number, left_paise: number) => ({ enrolment_id, left_paise }) as FeeInPartsView

type Replies = {
  owed: number
  own: FeeInPartsView[]
  homes: { id: number; name: string; by: 'agreement' | null; fees: FeeInPartsView[] }[]
}

/** The calls of the page, and nothing else: a call for a closed child fails as it does on the server. */
const clientOf = ({ owed, own, homes }: Replies) => {
  const get = async (path: string, { params }: { params?: { id: string } } = {}) => {
    if (path === '/payments') return { totals: { paid_paise: 0, refunded_paise: 0, owed_paise: owed }, payments: [] }
    if (path === '/instalments') return { fees: own }
    if (path === '/children') return { children: homes, waiting: 0 }
    const child = homes.find(({ id, by }) => String(id) === params?.id && by !== null)
    if (!child) throw new Error('closed')
    return { child }
  }
  return { get } as unknown as Client
}

test('what is to be paid is the own sum and that of every child, each with its name', async () => {
  const homes = [
    { id: 1, name: 'Asha', by: 'agreement' as const, fees: [fee(11, 36_900_00)] },
    { id: 2, name: 'Kiran', by: 'agreement' as const, fees: [fee(12, 1_000_00), fee(13, 0)] },
    { id: 3, name: 'Closed', by: null, fees: [fee(14, 5_000_00)] },
    { id: 4, name: 'Nothing', by: 'agreement' as const, fees: [] },
  ]
  const money = await readFamilyMoney(clientOf({ owed: 99_00, own: [], homes }))
  expect(money.owed_paise).toBe(99_00 + 36_900_00 + 1_000_00)
  expect(money.children.map(({ name }) => name)).toEqual(['Asha', 'Kiran'])
})

test('a fee that stands among the own ones is asked for once', async () => {
  const homes = [{ id: 1, name: 'Asha', by: 'agreement' as const, fees: [fee(11, 36_900_00)] }]
  const money = await readFamilyMoney(clientOf({ owed: 36_900_00, own: [fee(11, 36_900_00)], homes }))
  expect(money.owed_paise).toBe(36_900_00)
  expect(money.children).toEqual([])
})
