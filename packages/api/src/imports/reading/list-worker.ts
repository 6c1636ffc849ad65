import { parentPort, workerData } from 'node:worker_threads'
import { type ListFile, type Order, readList } from './read-list.ts'
import { Refused } from './refused.ts'

export type Answer = { list: ListFile } | { refused: string }

const answer = async (): Promise<Answer> => {
  try {
    return { list: await readList(workerData as Order) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer())
