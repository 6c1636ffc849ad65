import type { Device, Visit } from '@northlight/api/visits/count-visits'
import { comparedPath, redirectStatuses } from '@northlight/contract/redirects'
import { loggedPath, routeGroup } from '../http/logged-path.ts'
import { isRobot } from './is-robot.ts'

export type Opened = {
  method: string
  url: string
  status: number
  type: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const textOf = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

const deviceOf = (agent: string): Device => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet'
  return /Mobi|iPhone|Android/i.test(agent) ? 'phone' : 'computer'
}

/** The host that led here, and nothing else of its address; ours and what is no host counts as none. */
const referrerOf = (referrer: string, ownHost: string): string => {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname.toLowerCase().replace(/^www\./, '') : ''
  return /^[a-z0-9.-]{1,100}$/.test(host) && host !== ownHost.replace(/^www\./, '') ? host : ''
}

/** Fetched ahead by a browser that only guesses, or as a part of another page. */
const isNoOpening = (headers: Opened['headers']): boolean => {
  const kind = textOf(headers['sec-fetch-dest'])
  return (kind !== '' && kind !== 'document') || isAhead(headers)
}

const isAhead = (headers: Opened['headers']): boolean =>
  /prefetch|prerender|preview/i.test(textOf(headers['sec-purpose']) || textOf(headers.purpose))

/** A click inside the site asks for the data of a page, and is told by a 204 where to go. */
const mayLeadOn = (status: number): boolean =>
  status === 204 || (redirectStatuses as readonly number[]).includes(status)

const agentOf = (headers: Opened['headers']): string => textOf(headers['user-agent'])

/** The old address that led somebody on; robots follow them for years. */
export const movedFrom = ({ method, url, status, headers }: Omit<Opened, 'type'>): string | null => {
  // Most replies lead nowhere else, and this is asked about every one.
  if (method !== 'GET' || !mayLeadOn(status)) return null
  const [path = url] = url.split('?', 1)
  if (status === 204 && !path.endsWith('.data')) return null
  const agent = agentOf(headers)
  const page = path.replace(/\.data$/, '')
  if (routeGroup(page) !== 'pages' || isRobot(agent) || isAhead(headers)) return null
  return comparedPath(page)
}

/**
 * What is counted of a request: a page that somebody opened. The office, robots, previews and whatever is no page is
 * not; the path is the one that a log may hold, without its query and without secrets.
 */
export const visitOf = ({ method, url, status, type, headers }: Opened, ownHost: string): Visit | null => {
  if (method !== 'GET' || (status !== 200 && status !== 304)) return null
  const agent = agentOf(headers)
  if (isRobot(agent) || routeGroup(url) !== 'pages') return null
  if (/^\/office(?:[/?]|$)/.test(url) || /[?&]preview=/.test(url)) return null
  // A page that is still good has no type in its reply.
  if (status === 200 ? !type.startsWith('text/html') : !textOf(headers.accept).includes('text/html')) return null
  if (isNoOpening(headers)) return null
  const path = loggedPath(url)
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    referrer: referrerOf(textOf(headers.referer), ownHost),
    device: deviceOf(agent),
  }
}
