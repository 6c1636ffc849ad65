import { handleChunkFailure } from './chunk-failure.ts'
import { retried } from './retried.ts'

/**
 * A file that a part of the page needs: `fetchFile(() => import('./viewer.tsx'))`. Lost on the way, it is asked for once
 * more; then the page is loaded anew for a newer build, if nobody would lose anything. What cannot be had throws.
 */
export const fetchFile = async <File>(fetchIt: () => Promise<File>): Promise<File> => {
  try {
    return await retried(fetchIt)
  } catch (error) {
    // The page is on its way out: whoever waits for the file goes with it.
    if (handleChunkFailure() === 'reload') return new Promise(() => {})
    throw error
  }
}
