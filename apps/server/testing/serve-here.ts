import { freePort } from '../../../scripts/free-port.ts'
import { runCommand } from '../src/commands/run-command.ts'
import { readEnvironment } from '../src/environment.ts'
import { describeFailure } from '../src/failures.ts'
import { createLogger } from '../src/logger.ts'
import { serve } from '../src/serve.ts'
import { smallSite } from './small-site.ts'

/**
 * The server in the process of the test, which has loaded it once: a process of its own loads it for a second. For
 * what is about neither signals nor another process.
 */
export const serveHere = async (vars: Record<string, string>) => {
  const port = vars.PORT ?? String(await freePort())
  const environment = readEnvironment({ HOST: '127.0.0.1', DEMO: 'off', ...vars, PORT: port })
  const lines: string[] = []
  const { close } = await serve(environment, createLogger('info', { write: (line) => lines.push(line) }), smallSite())
  return { origin: `http://127.0.0.1:${port}`, log: () => lines.join(''), close }
}

/** What a start that is refused says to the person who started it. */
export const refusalOf = (vars: Record<string, string>): Promise<string> =>
  serveHere(vars).then(async ({ close }) => {
    await close()
    throw new Error('The server has started.')
  }, describeFailure)

/** A command in the process of the test, for what is about neither what is typed nor a server in the same process. */
export const commandHere = async (args: string[], vars: Record<string, string>) => {
  let stdout = ''
  const say = (line: string) => {
    stdout += `${line}\n`
  }
  return runCommand(args, vars, say).then(
    () => ({ code: 0, stdout, stderr: '' }),
    (error: unknown) => ({ code: 1, stdout, stderr: `${describeFailure(error)}\n` }),
  )
}
