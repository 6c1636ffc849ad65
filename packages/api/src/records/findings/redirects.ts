import { redirects } from '@northlight/contract/office/resources/redirects'
import { isAnswered } from '@northlight/contract/pages/fixed-paths'
import { comparedPath, placeOf } from '@northlight/contract/redirects'
import type { Found } from './find.ts'

type Row = { id: number; from_path: string; to_path: string; status: number }
type Known = { siteUrl: string /** Compared addresses of everything that visitors see. */; pages: ReadonlySet<string> }

/**
 * What is wrong between redirects: those that come back to themselves, those that lead over another one (visitors are
 * led to the end in one step, but the list tells only the half of it), and those that are never used, because a page
 * stands at their address.
 */
export const redirectFindings = (rows: readonly Row[], { siteUrl, pages }: Known): Found[] => {
  const moves = new Map(rows.map((row) => [comparedPath(row.from_path), row]))
  const next = (row: Row) => {
    const place = row.status === 410 ? null : placeOf(row.to_path, siteUrl)
    return place === null ? undefined : moves.get(place)
  }
  return rows.flatMap((row): Found[] => {
    const base = { resource: redirects.name, record_id: row.id, title: row.from_path }
    const from = comparedPath(row.from_path)
    if (isAnswered(from) || pages.has(from)) return [{ ...base, kind: 'redirect-covered', detail: row.from_path }]
    const way: Row[] = []
    for (let at = next(row); at && !way.includes(at); at = next(at)) way.push(at)
    const last = way.at(-1)
    if (!last) return []
    if (next(last)) return [{ ...base, kind: 'redirect-loop', detail: row.to_path }]
    return [{ ...base, kind: 'redirect-chain', detail: last.status === 410 ? last.from_path : last.to_path }]
  })
}
