import { handleChunkFailure } from './chunk-failure.ts'
import { retried } from './retried.ts'

/**
 * A dynamic import of a chunk: `fetchFile(() => import('./viewer.tsx'))`. One that fails to load is retried once; then
 * the page is reloaded for a newer build, if nobody would lose anything. Throws if it still cannot be loaded.
 */
export const fetchFile = async <File>(fetchIt: () => Promise<File>): Promise<File> => {
  try {
    return await retried(fetchIt)
  } catch (error) {
    // The page is about to reload: the promise stays pending, so that no error flashes up before.
    if (handleChunkFailure() === 'reload') return new Promise(() => {})
    throw error
  }
}
