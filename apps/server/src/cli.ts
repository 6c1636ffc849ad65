import { existsSync } from 'node:fs'
import { runCommand } from './commands/run-command.ts'
import { describeFailure } from './failures.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await runCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
}
