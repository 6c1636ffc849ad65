import { convertPicture } from './converter.ts'
import type { Answer, Task } from './converter-pool.ts'

/** Runs in a process of its own: see converter-pool.ts. */
const answer = (message: Answer) => process.send?.(message)

process.on('message', async ({ id, original, source, modifiers }: Task) => {
  try {
    answer({ id, picture: await convertPicture(original, source, modifiers) })
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : 'unknown' })
  }
})
process.on('disconnect', () => process.exit(0))
