import type { Resource } from './resource.ts'
import { resourceNamed } from './resources/list.ts'

/** Rows of a list as it first stands. */
export const pageSize = 25

/** The call that a list makes as it first stands. */
export const firstListCall = ({ name, list }: Pick<Resource, 'name' | 'list'>): string =>
  `/office/${name}?${new URLSearchParams({ total: String(pageSize), page: '1', sort: list.first })}`

/** Where the server answers with the session and everything that the screen at this place of the office asks for first. */
export const aheadPath = '/office/ahead'
export const aheadAddress = ({ pathname, search }: { pathname: string; search: string }): string => {
  const place = pathname.replace(/^\/office/, '').replace(/\/$/, '')
  // With a filter or a page it is another list, which the screen reads by itself.
  return search === '' ? `${aheadPath}?${new URLSearchParams({ of: place || '/' })}` : aheadPath
}

/** What stands on Today, by the name under which the office keeps the answer; a role is answered what it may read. */
export const todayCalls = {
  today: '/office/today',
  money: '/office/money',
  pipeline: '/office/admissions',
  visits: '/office/visits',
} as const

/** The calls behind `aheadAddress`: who looks, and what stands first at this place, if that is known. */
export const firstCalls = (place: string | null): string[] => {
  if (place === null) return ['/office/me']
  if (place === '/') return ['/office/me', ...Object.values(todayCalls)]
  const resource = resourceNamed(/^\/([\w-]+)$/.exec(place)?.[1] ?? '')
  return resource ? ['/office/me', firstListCall(resource)] : ['/office/me']
}

/** What the server says there. Only calls that were answered stand in it; a refusal is heard by who asks again. */
export type AheadReply = { session: unknown; answers: Record<string, unknown> }
