import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** 410 says that the page is gone for good and has no successor. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Old links are mistyped: addresses are compared decoded, without case and without a slash at the end. */
export const comparedPath = (path: string): string =>
  decoded(path)
    .normalize()
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')

export const RedirectView = z.object({
  from_path: z.string(),
  /** A path of this site or a whole address; empty for a page that is gone. */
  to_path: z.string(),
  status: z.number().int(),
})
export type RedirectView = z.output<typeof RedirectView>

export const allRedirects = endpoint({
  method: 'get',
  path: '/redirect/all',
  summary: 'Addresses that have moved or are gone',
  tag: 'Search',
  cachedUntil: 'content',
  reply: z.object({ message: z.string(), redirects: z.array(RedirectView) }),
})
