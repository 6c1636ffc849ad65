import { seconds } from '@northlight/contract/durations'
import type { BulkResult } from '@northlight/contract/office/record-calls/many'
import { calls } from '../api/client.ts'

export type BackgroundTask = {
  id: number
  state: 'waiting' | 'running' | 'done' | 'failed'
  done: number
  total: number | null
  result: Partial<BulkResult> | null
  file: string | null
}

const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length))

/** Follows long work until it is over. It goes on by itself where nobody looks. */
export const waitForTask = async (
  id: number,
  onProgress: (work: BackgroundTask) => void = () => {},
): Promise<BackgroundTask> => {
  for (;;) {
    const { work } = await calls.get<{ work: BackgroundTask }>(`/office/works/${id}`)
    onProgress(work)
    if (work.state === 'done') return work
    if (work.state === 'failed')
      throw new Error('The work could not be finished. It stands under Jobs, with the reason.')
    await pause(seconds(0.7))
  }
}
