import { describeFailure } from './failures.ts'

const give = (error: unknown) => process.stderr.write(`${describeFailure(error)}\n`)

/**
 * Starts, then waits for the signal to stop: SIGTERM or SIGINT once to finish what is running, twice to leave at once.
 * A failure is said in a sentence and ends with exit code 1.
 */
export async function runUntilStopped(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  let asked = false
  const onSignal = () => {
    if (asked) process.exit(1)
    asked = true
    stop()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  const onSurprise = (error: unknown) => {
    give(error)
    process.exit(1)
  }
  process.on('uncaughtException', onSurprise)
  process.on('unhandledRejection', onSurprise)
  try {
    const running = await start()
    await stopped
    await running.close()
    process.exit(0)
  } catch (error) {
    give(error)
    process.exit(1)
  }
}
