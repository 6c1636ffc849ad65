import { parentPort } from 'node:worker_threads'
import { simulateKey } from '@northlight/exam/results/simulate-key'
import type { Simulated, SimulationOrder } from './simulate-in-thread.ts'

/** Sheets come as text: reading them is half of the work, and it is done here. */
parentPort?.on('message', ({ takers, ...rest }: SimulationOrder) => {
  try {
    const read = takers.map(({ sheet, ...taker }) => ({ ...taker, slotMarks: JSON.parse(sheet) }))
    parentPort?.postMessage({ standings: simulateKey({ ...rest, takers: read }) } satisfies Simulated)
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Simulated)
  }
})
