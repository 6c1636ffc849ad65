import { parentPort } from 'node:worker_threads'
import { type SimulatedTaker, simulateKey } from '@northlight/exam/results/simulate-key'
import type { Simulated, SimulationPart } from './simulate-in-thread.ts'

const takers: SimulatedTaker[] = []

/** Sheets come as text: reading them is half of the work, and it is done here. */
const hear = (part: SimulationPart): Simulated | undefined => {
  if ('order' in part) return { standings: simulateKey({ ...part.order, takers }) }
  takers.push(...part.takers.map(({ sheet, ...taker }) => ({ ...taker, slotMarks: JSON.parse(sheet) })))
  return undefined
}

parentPort?.on('message', (part: SimulationPart) => {
  try {
    const made = hear(part)
    if (made) parentPort?.postMessage(made)
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Simulated)
  }
})
