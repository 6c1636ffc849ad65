import { Worker } from 'node:worker_threads'
import { seconds } from '@northlight/contract/durations'
import type { Answer } from './list-worker.ts'
import type { Order } from './read-list.ts'

const file = new URL('./list-worker.ts', import.meta.url)
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

type Limits = { ms?: number; memoryMb?: number }

/**
 * Reads a list in a thread of its own, with so much memory and time and no more. A file that takes the thread down
 * takes nothing else with it, and is refused.
 */
export const readInThread = (order: Order, { ms = seconds(60), memoryMb }: Limits = {}): Promise<Answer> =>
  new Promise((resolve) => {
    const worker = new Worker(file, {
      workerData: order,
      resourceLimits: memoryMb ? { ...limits, maxOldGenerationSizeMb: memoryMb } : limits,
    })
    const done = (answer: Answer) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(
      () => done({ refused: 'The file takes longer than a minute to read. Send it in parts.' }),
      ms,
    )
    worker.once('message', (answer: Answer) => done(answer))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      done({
        refused:
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'The file needs too much memory to read. Send it in parts.'
            : 'The file cannot be read. Save it anew and send it again.',
      }),
    )
    worker.once('exit', () => done({ refused: 'The file cannot be read. Save it anew and send it again.' }))
  })
