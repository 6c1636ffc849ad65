import type { ChildHomeView } from '@northlight/contract/children'
import type { Client } from '@northlight/contract/client'
import type { FeeInPartsView } from '@northlight/contract/payments/instalments'

export type ChildFees = Pick<ChildHomeView, 'id' | 'name' | 'fees'>

/**
 * The fees of the children whom this account may see. A course that the parent has begun in the own account stands
 * among the own fees already, and is left out here: nothing is asked for twice.
 */
export const withoutOwn = (children: readonly ChildFees[], own: readonly FeeInPartsView[]): ChildFees[] => {
  const mine = new Set(own.map(({ enrolment_id }) => enrolment_id))
  return children
    .map(({ id, name, fees }) => ({ id, name, fees: fees.filter(({ enrolment_id }) => !mine.has(enrolment_id)) }))
    .filter(({ fees }) => fees.length > 0)
}

export const leftOf = (children: readonly ChildFees[]): number =>
  children.flatMap(({ fees }) => fees).reduce((sum, { left_paise }) => sum + left_paise, 0)

/** A closed child is not asked for: its fees are shown to nobody here. */
const childrenOf = async (client: Client): Promise<ChildFees[]> => {
  const { children } = await client.get('/children')
  const open = children.filter(({ by }) => by !== null)
  return Promise.all(
    open.map(({ id }) => client.get('/children/{id}', { params: { id: String(id) } }).then(({ child }) => child)),
  )
}

/** What this account pays for: what it has bought itself, and the fees of its children. */
export const readFamilyMoney = async (client: Client) => {
  const [money, { fees }, children] = await Promise.all([
    client.get('/payments'),
    client.get('/instalments'),
    childrenOf(client),
  ])
  const ofChildren = withoutOwn(children, fees)
  return { ...money, fees, children: ofChildren, owed_paise: money.totals.owed_paise + leftOf(ofChildren) }
}
