import type { RecordValues, Resource } from '@northlight/contract/office/resource'
import { redirects } from '@northlight/contract/office/resources/redirects'
import { isClosedPath } from '@northlight/contract/pages/fixed-paths'
import { comparedPath, hostOf, leavesSite, placeOf, redirectStatuses } from '@northlight/contract/redirects'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { livePageAt } from '../store/live-page.ts'

type Problem = { field: string; message: string }
type Moves = ReadonlyMap<string, { from: string; to: string }>

const isPath = (text: string) =>
  /^\/(?![/\\])[^?#\s]*$/.test(text) && !/[?#]|\p{Cc}|(?:^|\/)\.{1,2}(?:\/|$)/u.test(comparedPath(text))
const isTarget = (text: string) =>
  /^\/(?![/\\])\S*$/.test(text) || (/^https?:\/\/[^/\s]\S*$/.test(text) && !!hostOf(text))

/** All others, by the address they lead on as it is compared. */
const otherMoves = async (ctx: Ctx, id: number): Promise<Moves> => {
  const rows = await ctx.db.selectFrom('redirects').select(['id', 'from_path', 'to_path']).execute()
  return new Map(
    rows
      .filter((row) => row.id !== id)
      .map(({ from_path, to_path }) => [comparedPath(from_path), { from: from_path, to: to_path }]),
  )
}

/** Whether following the redirects from `to` comes back to `from`. */
const isCircle = (moves: Moves, siteUrl: string, from: string, to: string): boolean => {
  const seen = new Set<string>()
  for (let at = placeOf(to, siteUrl); at !== null && !seen.has(at); ) {
    if (at === from) return true
    seen.add(at)
    const next = moves.get(at)
    at = next ? placeOf(next.to, siteUrl) : null
  }
  return false
}

const fromProblem = async (ctx: Ctx, typed: string, moves: Moves): Promise<string | null> => {
  if (!isPath(typed)) return 'Write the old address from its first slash: /old-page.'
  if (isClosedPath(typed)) return `${typed} belongs to the site itself and cannot lead away.`
  const from = comparedPath(typed)
  const twin = moves.get(from)
  if (twin) return `${twin.from} is the same address and leads to ${twin.to || 'nowhere'} already.`
  const page = await livePageAt(ctx, from)
  return page ? `${typed} is the address of “${page.title}”, which visitors see. Hide it first.` : null
}

/** What is wrong with a redirect, field by field. */
export const redirectProblems = async (ctx: Ctx, id: number, values: RecordValues): Promise<Problem[]> => {
  const typed = String(values.from_path ?? '')
  const to = String(values.to_path ?? '')
  const status = Number(values.status ?? 301)
  const { siteUrl } = ctx.services
  const problems: Problem[] = []
  if (!(redirectStatuses as readonly number[]).includes(status))
    problems.push({ field: 'status', message: `Use one of ${redirectStatuses.join(', ')}.` })
  const moves = await otherMoves(ctx, id)
  const wrong = await fromProblem(ctx, typed, moves)
  if (wrong !== null) problems.push({ field: 'from_path', message: wrong })
  if (status === 410) return problems
  if (!isTarget(to)) problems.push({ field: 'to_path', message: 'Write where it leads: /new-page or a whole address.' })
  else if (isCircle(moves, siteUrl, comparedPath(typed), to))
    problems.push({ field: 'to_path', message: 'This leads in a circle.' })
  return problems
}

/** Asked before anything is live: to lead visitors to another site takes more than to change a redirect. */
export const allowTarget = (ctx: Ctx, { name }: Resource, values: RecordValues) => {
  if (name === redirects.name && leavesSite(String(values.to_path ?? ''), ctx.services.siteUrl))
    allow(ctx, 'redirects.outside')
}
