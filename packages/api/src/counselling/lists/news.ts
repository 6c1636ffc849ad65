import { seconds } from '@northlight/contract/durations'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { actorId } from '../../kernel/signed-in.ts'
import { countedTo, reached } from './list-families.ts'

const mostCounted = 100
/** Shorter than a server that ends waits for what is still asked. */
const longestWait = seconds(8)

type Heard = { count: number; waiting: Set<() => void> }
const heardBy = new WeakMap<object, Heard>()

/** How often this process has heard that families changed. The number means nothing but that it is another one. */
const listen = ({ services }: Ctx): Heard => {
  const { changes } = services.database
  const known = heardBy.get(changes)
  if (known) return known
  const heard: Heard = { count: Date.now(), waiting: new Set() }
  heardBy.set(changes, heard)
  changes.on('families', () => {
    heard.count += 1
    for (const wake of [...heard.waiting]) wake()
  })
  return heard
}

/** Waits for the next change, unless there was one since the number the caller has heard. One timer and no query. */
export const waitForNews = async (ctx: Ctx, since: string | undefined): Promise<number> => {
  allow(ctx, 'families.read')
  const heard = listen(ctx)
  if (since === undefined || Number(since) !== heard.count) return heard.count
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      heard.waiting.delete(done)
      resolve()
    }
    const timer = setTimeout(done, longestWait)
    timer.unref()
    heard.waiting.add(done)
  })
  return heard.count
}

/** Figures beside the places of the office; each is one statement over an index that stops at a hundred. */
export const familyCounts = async (ctx: Ctx) => {
  const now = ctx.now()
  const own = reached(ctx).where('families.owner_id', '=', actorId(ctx) ?? 0)
  return {
    inbox: await countedTo(ctx, reached(ctx).where('families.state', '=', 'new'), mostCounted),
    due: await countedTo(ctx, own.where('families.next_at', '<', endOfDay(now)), mostCounted),
    overdue: await countedTo(ctx, own.where('families.next_at', '<', now), mostCounted),
    news: listen(ctx).count,
  }
}

/** Midnight in India that ends the day of a moment. */
export const endOfDay = (now: string): string => {
  const shift = 330 * 60_000
  const day = new Date(Date.parse(now) + shift).toISOString().slice(0, 10)
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * 3_600_000 - shift).toISOString()
}
