import type { Role } from '../roles.ts'
import type { Resource } from './resource.ts'
import { resourceNamed } from './resources/list.ts'

/** Rows of a list as it first stands. */
export const pageSize = 25

/** The call that a list makes as it first stands. */
export const firstListCall = ({ name, list }: Pick<Resource, 'name' | 'list'>): string =>
  `/office/${name}?${new URLSearchParams({ total: String(pageSize), page: '1', sort: list.first })}`

/** Where the server answers with the session and everything that the screen at this place of the office asks for first. */
export const prefetchPath = '/office/ahead'
export const prefetchAddress = ({ pathname, search }: { pathname: string; search: string }): string => {
  const place = pathname.replace(/^\/office/, '').replace(/\/$/, '')
  // With a filter or a page it is another list, which the screen reads by itself.
  return search === '' ? `${prefetchPath}?${new URLSearchParams({ of: place || '/' })}` : prefetchPath
}

/** Lines of one's own acts on Today. */
export const ownActsShown = 8

/**
 * Everything that stands on Today, with the key under which the office keeps each answer: one reply holds them all, and
 * a role is answered what it may read.
 */
export const todayCalls: readonly {
  key: readonly (string | number)[]
  address: string
  /** Shown to this role alone, although others may read it. */
  only?: Role
}[] = [
  { key: ['today'], address: '/office/today' },
  { key: ['first-days'], address: '/office/first-days', only: 'admin' },
  { key: ['money'], address: '/office/money' },
  { key: ['pipeline'], address: '/office/admissions' },
  { key: ['visits'], address: '/office/visits' },
  { key: ['health'], address: '/office/health' },
  { key: ['consents'], address: '/office/consents' },
  { key: ['coming-tests'], address: '/office/coming-tests' },
  { key: ['exam-day'], address: '/office/console' },
  { key: ['challenges', 'open'], address: '/office/challenges?filter[state]=open&total=5' },
  { key: ['question-counts'], address: '/office/questions/counts', only: 'examiner' },
  { key: ['subscriber-counts'], address: '/office/subscriber-counts' },
  { key: ['factors'], address: '/office/people?filter[state]=active&total=100' },
  { key: ['families', 'today'], address: '/office/families/today' },
  { key: ['families', 'counts'], address: '/office/families/counts' },
  { key: ['own-acts', ownActsShown], address: `/office/me/acts?total=${ownActsShown}` },
]

/** The calls behind `prefetchAddress`: who looks, and what stands first at this place, if that is known. */
export const firstCalls = (place: string | null, role?: Role): string[] => {
  if (place === null) return ['/office/me']
  if (place === '/')
    return ['/office/me', ...todayCalls.flatMap(({ address, only }) => (only && only !== role ? [] : [address]))]
  const resource = resourceNamed(/^\/([\w-]+)$/.exec(place)?.[1] ?? '')
  return resource ? ['/office/me', firstListCall(resource)] : ['/office/me']
}

/** What the server says there. Only calls that were answered stand in it; a refusal is heard by who asks again. */
export type PrefetchReply = { session: unknown; answers: Record<string, unknown> }
