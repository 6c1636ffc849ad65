import { minutes } from '@northlight/contract/durations'
import { comparedPath, placeOf, type RedirectView, redirectStatuses } from '@northlight/contract/redirects'
import type { Logger } from 'pino'

export type Redirects = ReturnType<typeof createRedirects>
export type Move = { status: number; to: string } | 'gone'

type Options = { list: () => Promise<RedirectView[]>; siteUrl: string; log: Pick<Logger, 'warn'>; now?: () => number }

/** Changes made by another hand than the office's are seen within a minute. */
const usableFor = minutes(1)

/** A path of this site or a whole web address; a path that begins with two slashes would be another host. */
const isTarget = (to: string) => /^\/(?![/\\])/.test(to) || /^https?:\/\/[^/]/.test(to)

const moveOf = ({ to_path, status }: RedirectView): Move | undefined => {
  if (status === 410) return 'gone'
  return (redirectStatuses as readonly number[]).includes(status) && isTarget(to_path)
    ? { status, to: to_path }
    : undefined
}

const withQuery = (to: string, query: string) => {
  const [target = '', hash] = to.split('#', 2)
  const joined = query ? `${target}${target.includes('?') ? '&' : '?'}${query}` : target
  return hash === undefined ? joined : `${joined}#${hash}`
}

const queryOf = (url: string) => /\?([^#]*)/.exec(url)?.[1] ?? ''

const isLasting = (status: number) => status === 301 || status === 308

/** Where a move ends when its target has moved as well: one step instead of several. A circle leads nowhere. */
const followed = (moves: Map<string, Move>, from: string, siteUrl: string): Move | undefined => {
  const seen = new Set([from])
  let move = moves.get(from)
  while (move && move !== 'gone') {
    const place = placeOf(move.to, siteUrl)
    const next = place === null ? undefined : moves.get(place)
    if (place === null || next === undefined) return move
    if (seen.has(place)) return undefined
    seen.add(place)
    if (next === 'gone') return next
    move = { status: isLasting(move.status) ? next.status : move.status, to: withQuery(next.to, queryOf(move.to)) }
  }
  return move
}

/** Where pages went that moved. Staff keep the list; it is read once and again when content changes. */
export function createRedirects({ list, siteUrl, log, now = Date.now }: Options) {
  let known = new Map<string, Move>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const read = async () => {
    try {
      const rows = await list()
      const moves = new Map(
        rows.flatMap((row) => (moveOf(row) ? [[comparedPath(row.from_path), moveOf(row) as Move]] : [])),
      )
      known = new Map()
      for (const from of moves.keys()) {
        const move = followed(moves, from, siteUrl)
        if (move) known.set(from, move)
        else log.warn({ from }, 'a redirect leads in a circle')
      }
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
      return known.get(comparedPath(path.replace(/\.data$/, '')))
    },
    clear(): void {
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** `url` is path and query as sent. A click inside the site asks for data and follows a header instead of a status. */
export function redirectReply(url: string, { status, to }: Exclude<Move, 'gone'>): Response {
  const path = url.split('?', 1)[0] ?? ''
  const isData = path.endsWith('.data')
  const kept = new URLSearchParams(queryOf(url))
  if (isData) kept.delete('_routes')
  // A header carries plain letters only, while staff may well name a page in Kannada.
  const location = withQuery(to, String(kept)).replace(/[^\x21-\x7e]+/g, (words) => encodeURI(words.toWellFormed()))
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
