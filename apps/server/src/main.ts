import { readEnvironment } from './environment.ts'
import { runUntilStopped } from './process-life.ts'
import type { Development } from './serve.ts'
import { unknownSettings } from './unknown-settings.ts'

/** A wrong variable is said at once: the server, which takes seconds to load, is loaded when they can all be read. */
export async function main(vars: Record<string, string | undefined>, development?: Development): Promise<void> {
  await runUntilStopped(async () => {
    const environment = readEnvironment(vars)
    const [{ serve }, { createLogger, flushLog }] = await Promise.all([import('./serve.ts'), import('./logger.ts')])
    const log = createLogger(environment.logLevel)
    for (const sentence of unknownSettings(vars)) log.warn(sentence)
    const running = await serve(environment, log, development)
    process.stdout.write(running.greeting)
    return {
      async close() {
        await running.close()
        await flushLog(log)
      },
    }
  })
}

if (import.meta.main) await main(process.env)
