import type { CountedReplies } from '@northlight/api/visits/count-replies'

type Reply = { method: string; url: string; status: number; ms: number }

/** Longest time of each step, in milliseconds; the last one takes everything that is slower. */
const steps = [5, 10, 20, 30, 50, 75, 100, 150, 250, 500, 1000, 2500, 10_000, 60_000]

/** What watches the server asks day and night; its answers would hide those that people waited for. */
const probes = new Set(['/healthz', '/readyz', '/servingz', '/metrics'])

const isSave = ({ method, url, status }: Reply) =>
  method === 'POST' && status === 200 && /^\/api\/v1\/tests\/[^/]+\/attempt\/steps$/.test(url)

type Day = { answered: number; failed: number; saves: number[] }

/** How calls and pages were answered: counted at every reply, so in plain numbers. */
export const createReplyCounter = () => {
  let days = new Map<string, Day>()
  const dayOf = (day: string): Day => {
    const known = days.get(day)
    if (known) return known
    const fresh = { answered: 0, failed: 0, saves: steps.map(() => 0) }
    days.set(day, fresh)
    return fresh
  }
  const addSaves = ({ saves }: Day, ms: number, more: number) => {
    const found = steps.findIndex((step) => ms <= step)
    const at = found === -1 ? steps.length - 1 : found
    saves[at] = (saves[at] ?? 0) + more
  }
  const rowsOf = ([day, { answered, failed, saves }]: [string, Day]): CountedReplies[] => [
    { day, what: 'answered', within_ms: 0, replies: answered },
    { day, what: 'failed', within_ms: 0, replies: failed },
    ...saves.map((replies, at): CountedReplies => ({ day, what: 'save', within_ms: steps[at] ?? 0, replies })),
  ]
  return {
    count: (day: string, reply: Reply) => {
      if (probes.has(reply.url)) return
      const counts = dayOf(day)
      counts[reply.status >= 500 ? 'failed' : 'answered'] += 1
      if (isSave(reply)) addSaves(counts, reply.ms, 1)
    },
    take: (): CountedReplies[] => {
      const taken = [...days].flatMap(rowsOf).filter(({ replies }) => replies > 0)
      days = new Map()
      return taken
    },
    /** What could not be written is counted with the next. */
    putBack: (taken: readonly CountedReplies[]) => {
      for (const { day, what, within_ms, replies } of taken) {
        const counts = dayOf(day)
        if (what === 'save') addSaves(counts, within_ms, replies)
        else counts[what] += replies
      }
    },
  }
}
