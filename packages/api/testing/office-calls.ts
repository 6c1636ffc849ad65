import type { Endpoint } from '@northlight/contract/endpoint'
import { endpoints } from '@northlight/contract/endpoints'
import { type Act, gradeOf } from '@northlight/contract/office/acts'
import { recordEndpoints } from '@northlight/contract/office/record-endpoints'
import type { Role } from '@northlight/contract/roles'
import { siteUrl } from './services.ts'

/** Every call of the contract. A new one is walked the moment it is listed: nothing here names one. */
export const allCalls: readonly Endpoint[] = [...endpoints, ...recordEndpoints]
/** Those for staff. */
export const officeCalls = allCalls.filter(({ audience }) => audience === 'staff')
export const titleOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`

/** How often each call was sent by a walk, to say at its end which were. */
export const callCounter = () => {
  const sent = new Map<string, number>()
  return {
    count: (name: string) => sent.set(name, (sent.get(name) ?? 0) + 1),
    has: (name: string) => sent.has(name),
    sum: () => [...sent.values()].reduce((sum, one) => sum + one, 0),
    names: () => sent.size,
  }
}

/** With the example's own record, or with one that nobody has. */
export const pathOf = (endpoint: Endpoint, exists: boolean) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    exists ? (endpoint.example?.params?.[name] ?? '9001') : name === 'uuid' ? crypto.randomUUID() : '8888888',
  )

/** The example of a call as it is sent; files are never read before somebody is refused. */
export const bodyOf = ({ input, example }: Endpoint) =>
  input &&
  JSON.stringify(example?.input ?? {})
    .replaceAll('{site}', siteUrl)
    .replaceAll('{tomorrow}', '2026-11-16')

export const hasAct = (act: Act, role: Role) => ['all', 'own'].includes(gradeOf(act, role))

/** Whether the table lets a role send a call, be it as a proposal. */
export const maySend = ({ act, takesProposals }: Endpoint, role: Role): boolean =>
  act !== undefined && (hasAct(act, role) || (takesProposals === true && gradeOf(act, role) === 'propose'))
