import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Asker, turns } from '@northlight/contract/turns'
import type { KeySimulation, SimulatedStanding, SimulatedTaker } from '@northlight/exam/results/simulate-key'

export type SimulationOrder = Omit<KeySimulation, 'takers'> & {
  takers: (Omit<SimulatedTaker, 'slotMarks'> & { sheet: string })[]
}
export type Simulated = { standings: SimulatedStanding[] } | { error: string }

const file = new URL('./simulation-worker.ts', import.meta.url)

/** A whole class is marked and ranked twice: one after the other, and not in the thread that answers students. */
const inTurn = turns({ atOnce: 1, mostWaiting: 10, mostOfOne: 3 })

export const simulateInThread = (order: SimulationOrder, asker?: Asker): Promise<SimulatedStanding[]> =>
  inTurn(async () => {
    const worker = new Worker(file)
    const stop = new AbortController()
    const { signal } = stop
    worker.postMessage(order)
    try {
      const [made] = (await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The change could not be worked out.'))),
      ])) as [Simulated]
      if ('error' in made) throw new Error(`The change could not be worked out: ${made.error}`)
      return made.standings
    } finally {
      stop.abort()
      await worker.terminate()
    }
  }, asker)
