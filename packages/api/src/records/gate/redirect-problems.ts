import type { RecordValues } from '@northlight/contract/office/resource'
import { isFixedPath } from '@northlight/contract/pages/fixed-paths'
import { redirectStatuses } from '@northlight/contract/redirects'
import type { Ctx } from '../../kernel/context.ts'

type Problem = { field: string; message: string }

const isPath = (text: string) => /^\/(?![/\\])[^?#\s]*$/.test(text)
const isTarget = (text: string) => /^\/(?![/\\])\S*$/.test(text) || /^https?:\/\/[^/\s]\S*$/.test(text)

/** Whether following the redirects from `to` comes back to `from`. */
const isCircle = async (ctx: Ctx, id: number, from: string, to: string): Promise<boolean> => {
  const seen = new Set<string>()
  for (let at = to.replace(/[?#].*$/, ''); !seen.has(at); ) {
    if (at === from) return true
    seen.add(at)
    const next = await ctx.db
      .selectFrom('redirects')
      .select('to_path')
      .where('from_path', '=', at)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (!next) return false
    at = next.to_path.replace(/[?#].*$/, '')
  }
  return false
}

/** What is wrong with a redirect, field by field. */
export const redirectProblems = async (ctx: Ctx, id: number, values: RecordValues): Promise<Problem[]> => {
  const from = String(values.from_path ?? '')
  const to = String(values.to_path ?? '')
  const status = Number(values.status ?? 301)
  const problems: Problem[] = []
  if (!(redirectStatuses as readonly number[]).includes(status))
    problems.push({ field: 'status', message: `Use one of ${redirectStatuses.join(', ')}.` })
  if (!isPath(from))
    problems.push({ field: 'from_path', message: 'Write the old address from its first slash: /old-page.' })
  else if (isFixedPath(from))
    problems.push({ field: 'from_path', message: `${from} is a page of the site itself and cannot lead away.` })
  if (status === 410) return problems
  if (!isTarget(to)) problems.push({ field: 'to_path', message: 'Write where it leads: /new-page or a whole address.' })
  else if (await isCircle(ctx, id, from, to)) problems.push({ field: 'to_path', message: 'This leads in a circle.' })
  return problems
}
