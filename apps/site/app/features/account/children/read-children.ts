import type { ChildHomeView, Children } from '@northlight/contract/children'
import type { Client } from '@northlight/contract/client'

export type FamilyHome = Children & { homes: Map<number, ChildHomeView> }

/** The children of this account with what their cards show. A closed one is named, and nothing of it is read. */
export const readChildren = async (client: Client): Promise<FamilyHome> => {
  const found = await client.get('/children')
  const homes = await Promise.all(
    found.children
      .filter(({ by }) => by !== null)
      .map(({ id }) => client.get('/children/{id}', { params: { id: String(id) } })),
  )
  return { ...found, homes: new Map(homes.map(({ child }) => [child.id, child])) }
}
