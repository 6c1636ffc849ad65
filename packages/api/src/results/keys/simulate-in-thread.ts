import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Asker, turns } from '@northlight/contract/queue'
import type { KeySimulation, SimulatedStanding, SimulatedTaker } from '@northlight/exam/results/simulate-key'

export type SheetTaker = Omit<SimulatedTaker, 'slotMarks'> & { sheet: string }
export type SimulationOrder = Omit<KeySimulation, 'takers'>
/** Sheets come some at a time, and the order last: a whole class in one message would hold up anyone who sends it. */
export type SimulationPart = { takers: SheetTaker[] } | { order: SimulationOrder }
export type Simulated = { standings: SimulatedStanding[] } | { error: string }

const file = new URL('./simulation-worker.ts', import.meta.url)

/** A whole class is marked and ranked twice: one after the other, and not in the thread that answers students. */
const inTurn = turns({ atOnce: 1, mostWaiting: 10, mostOfOne: 3 })

export const simulateInThread = (
  prepare: (send: (takers: SheetTaker[]) => void) => Promise<SimulationOrder>,
  asker?: Asker,
): Promise<SimulatedStanding[]> =>
  inTurn(async () => {
    const worker = new Worker(file)
    const stop = new AbortController()
    const { signal } = stop
    const post = (part: SimulationPart) => worker.postMessage(part)
    const answered = Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The change could not be worked out.'))),
    ]) as Promise<[Simulated]>
    // Looked at below; a thread that ends while the sheets are read is no failure that nobody hears.
    answered.catch(() => undefined)
    try {
      post({ order: await prepare((takers) => post({ takers })) })
      const [made] = await answered
      if ('error' in made) throw new Error(`The change could not be worked out: ${made.error}`)
      return made.standings
    } finally {
      stop.abort()
      await worker.terminate()
    }
  }, asker)
