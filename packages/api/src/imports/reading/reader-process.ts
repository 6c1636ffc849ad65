import { lowerPriority } from '@northlight/db/lower-priority'
import { Refused } from './refused.ts'

/** What one process is asked: a module with a `read` function, the file, and what else that function wants to know. */
export type Order = { format: string; bytes: Uint8Array; options: unknown }
export type Answer<Found = unknown> = { found: Found } | { refused: string }

/** Lower than the server's: a student who saves an answer goes first. */
const politeness = 5

const answerTo = async ({ format, bytes, options }: Order): Promise<Answer> => {
  try {
    const { read } = (await import(format)) as { read: (bytes: Uint8Array, options: unknown) => unknown }
    return { found: await read(bytes, options) }
  } catch (error) {
    return {
      refused: error instanceof Refused ? error.message : 'The file cannot be read. Save it anew and send it again.',
    }
  }
}

/** Runs in a process of its own, for one file: see read-apart.ts. */
process.once('message', async (order: Order) => {
  lowerPriority(politeness)
  process.send?.(await answerTo(order), () => process.exit(0))
})
process.once('disconnect', () => process.exit(0))
