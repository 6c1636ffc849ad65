import { minutes } from '@northlight/contract/durations'
import { type RedirectView, redirectStatuses } from '@northlight/contract/redirects'
import type { Logger } from 'pino'

export type Redirects = ReturnType<typeof createRedirects>
export type Move = { status: number; to: string } | 'gone'

type Options = { list: () => Promise<RedirectView[]>; log: Pick<Logger, 'warn'>; now?: () => number }

/** Changes made by another hand than the office's are seen within a minute. */
const usableFor = minutes(1)

/** Addresses are compared without case and without a slash at the end: that is how old links are mistyped. */
const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/** A path of this site or a whole web address; a path that begins with two slashes would be another host. */
const isTarget = (to: string) => /^\/(?![/\\])/.test(to) || /^https?:\/\/[^/]/.test(to)

const moveOf = ({ from_path, to_path, status }: RedirectView): Move | undefined => {
  if (status === 410) return 'gone'
  if (!(redirectStatuses as readonly number[]).includes(status) || !isTarget(to_path)) return undefined
  return plain(to_path) === plain(from_path) ? undefined : { status, to: to_path }
}

/** Where pages went that moved. Staff keep the list; it is read once and again when content changes. */
export function createRedirects({ list, log, now = Date.now }: Options) {
  let known = new Map<string, Move>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const read = async () => {
    try {
      const rows = await list()
      known = new Map(rows.flatMap((row) => (moveOf(row) ? [[plain(row.from_path), moveOf(row) as Move]] : [])))
    } catch (error) {
      // Old addresses are worth less than the page that was asked for.
      log.warn({ err: error }, 'redirects could not be read')
    }
    readAt = now()
  }

  return {
    async find(path: string): Promise<Move | undefined> {
      if (now() - readAt > usableFor) {
        reading ??= read().finally(() => {
          reading = undefined
        })
        await reading
      }
      return known.get(plain(path.replace(/\.data$/, '')))
    },
    clear(): void {
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** `url` is path and query as sent. A click inside the site asks for data and follows a header instead of a status. */
export function redirectReply(url: string, { status, to }: Exclude<Move, 'gone'>): Response {
  const [path = '', query = ''] = url.split('?', 2)
  const isData = path.endsWith('.data')
  const kept = new URLSearchParams(query)
  if (isData) kept.delete('_routes')
  const [target = '', hash] = to.split('#', 2)
  const joined = kept.size > 0 ? `${target}${target.includes('?') ? '&' : '?'}${kept}` : target
  const location = hash === undefined ? joined : `${joined}#${hash}`
  if (!isData) {
    return new Response(null, { status, headers: { location, 'cache-control': 'public, max-age=3600' } })
  }
  const isElsewhere = !location.startsWith('/')
  return new Response(null, {
    status: 204,
    headers: {
      'x-remix-redirect': location,
      'x-remix-status': String(status),
      'x-remix-replace': 'true',
      ...(isElsewhere && { 'x-remix-reload-document': 'true' }),
      'cache-control': 'no-store',
    },
  })
}
