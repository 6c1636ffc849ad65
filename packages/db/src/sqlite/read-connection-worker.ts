import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../lower-priority.ts'
import { openHandle } from './handle.ts'
import type { ReadAnswer, ReadOrder } from './read-connection-driver.ts'

/** Anyone who searches or takes a file out waits for anyone who writes a test. */
const low = 10

// Linux keeps a priority for each thread; elsewhere this would slow the whole process down.
if (process.platform === 'linux') lowerPriority(low)

const handle = openHandle((workerData as { path: string }).path, { readOnly: true, durable: true })

const answer = ({ id, sql, parameters }: ReadOrder): ReadAnswer => {
  try {
    return { id, rows: handle.run(sql, parameters).rows }
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    return { id, failure: { message, errcode } }
  }
}

parentPort?.on('message', (order: ReadOrder) => parentPort?.postMessage(answer(order)))
