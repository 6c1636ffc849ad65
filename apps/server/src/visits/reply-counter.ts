import type { CountedReplies } from '@northlight/api/visits/count-replies'

type Reply = { method: string; url: string; status: number; ms: number }

/** Longest time of each step, in milliseconds; the last one takes everything that is slower. */
const steps = [5, 10, 20, 30, 50, 75, 100, 150, 250, 500, 1000, 2500, 10_000, 60_000]

/** What watches the server asks day and night; its answers would hide those that people waited for. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

const isSave = ({ method, url, status }: Reply) =>
  method === 'POST' && status === 200 && /^\/api\/v1\/tests\/[^/]+\/attempt\/steps$/.test(url)

/** How calls and pages were answered: counted at every reply, so in plain numbers. */
export const createReplyCounter = () => {
  let counts = new Map<string, CountedReplies>()
  const add = (row: CountedReplies) => {
    const key = `${row.day} ${row.what} ${row.within_ms}`
    const known = counts.get(key)
    if (known) known.replies += row.replies
    else counts.set(key, { ...row })
  }
  return {
    count: (day: string, reply: Reply) => {
      if (probes.has(reply.url)) return
      add({ day, what: reply.status >= 500 ? 'failed' : 'answered', within_ms: 0, replies: 1 })
      if (!isSave(reply)) return
      const within_ms = steps.find((step) => reply.ms <= step) ?? steps.at(-1) ?? 0
      add({ day, what: 'save', within_ms, replies: 1 })
    },
    take: (): CountedReplies[] => {
      const taken = [...counts.values()]
      counts = new Map()
      return taken
    },
    /** What could not be written is counted with the next. */
    putBack: (taken: readonly CountedReplies[]) => taken.forEach(add),
  }
}
