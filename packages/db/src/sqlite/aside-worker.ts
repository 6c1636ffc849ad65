import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../lower-priority.ts'
import type { AsideAnswer, AsideOrder } from './aside-driver.ts'
import { openHandle } from './handle.ts'

/** Whoever searches or takes a file out waits for whoever writes a test. */
const low = 10

// Linux keeps a priority for each thread; elsewhere this would slow the whole process down.
if (process.platform === 'linux') lowerPriority(low)

const handle = openHandle((workerData as { path: string }).path, { readOnly: true, durable: true })

const answer = ({ id, sql, parameters }: AsideOrder): AsideAnswer => {
  try {
    return { id, rows: handle.run(sql, parameters).rows }
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number }
    return { id, failure: { message, errcode } }
  }
}

parentPort?.on('message', (order: AsideOrder) => parentPort?.postMessage(answer(order)))
