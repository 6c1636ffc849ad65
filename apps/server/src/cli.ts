import './tsx.ts'
import { existsSync } from 'node:fs'
import type { Database } from '@northlight/db/database'
import { pendingMigrations } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { backupCommand } from './commands/backup.ts'
import { campusCommand } from './commands/campus.ts'
import { checkCommand } from './commands/check.ts'
import type { Command } from './commands/command.ts'
import { createAdminCommand } from './commands/create-admin.ts'
import { jobsCommand } from './commands/jobs.ts'
import { keysCommand } from './commands/keys.ts'
import { migrateCommand } from './commands/migrate.ts'
import { resetFactorCommand } from './commands/reset-factor.ts'
import { restoreCommand } from './commands/restore.ts'
import { seedCommand } from './commands/seed.ts'
import { readEnvironment } from './environment.ts'
import { describeFailure, StartError } from './failures.ts'

const commands: Record<string, { run: Command; about: string }> = {
  migrate: { run: migrateCommand, about: 'bring the database up to date' },
  seed: { run: seedCommand, about: 'fill an empty database (--demo: with the demo institute)' },
  'create-admin': {
    run: createAdminCommand,
    about: 'EMAIL ["Full Name"]: make an administrator; the password is asked for',
  },
  'reset-factor': {
    run: resetFactorCommand,
    about: 'EMAIL: take the second factors of a colleague away who has lost them',
  },
  campus: { run: campusCommand, about: '[NETWORK … | none]: see or name the networks of the institute’s rooms' },
  backup: { run: backupCommand, about: 'FOLDER: copy database, files and keys, also while the server runs' },
  restore: { run: restoreCommand, about: 'FOLDER [--force]: put a backup in place' },
  check: { run: checkCommand, about: 'look at settings, folders and database' },
  keys: { run: keysCommand, about: 'list | rotate PURPOSE: change what signs sessions, hall tickets, receipt links …' },
  jobs: { run: jobsCommand, about: 'dead | retry ID: see and repeat jobs that were given up' },
}

const usage = () =>
  [
    'Use: npm run northlight -- COMMAND',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(13)} ${about}`),
  ].join('\n')

async function runCommand([name = '', ...rest]: string[], vars: Record<string, string | undefined>): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new StartError(usage())
  const environment = readEnvironment(vars)
  let database: Database | undefined
  try {
    await command.run({
      environment,
      args: rest.filter((word) => !word.startsWith('--')),
      flags: new Set(rest.filter((word) => word.startsWith('--'))),
      openDatabase: async () => {
        database = await openDatabase(environment.databaseUrl)
        return database
      },
      openBeside: async () => {
        database = await openDatabase(environment.databaseUrl, { beside: true })
        if (database.isBeside && (await pendingMigrations(database)).length > 0)
          throw new StartError('The running server is older than this command. Restart the server first.')
        return database
      },
      say: (line) => process.stdout.write(`${line}\n`),
    })
  } finally {
    await database?.close().catch(() => {})
  }
}

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await runCommand(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`)
  process.exitCode = 1
}
