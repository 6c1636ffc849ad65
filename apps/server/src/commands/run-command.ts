import type { Database } from '@northlight/db/database'
import { openDatabase } from '@northlight/db/open-database'
import { readEnvironment } from '../environment.ts'
import { StartError } from '../failures.ts'
import { unknownSettings } from '../unknown-settings.ts'
import type { Command } from './command.ts'

/** Each is loaded when it is asked for: what the others need takes longer to read than most of them take to run. */
const commands: Record<string, { load: () => Promise<Command>; about: string }> = {
  migrate: {
    load: async () => (await import('./migrate.ts')).migrateCommand,
    about: 'bring the database up to date',
  },
  upgrade: {
    load: async () => (await import('./upgrade.ts')).upgradeCommand,
    about: '[--back]: copy the database, bring it up to date and look at it, or leave it as it was',
  },
  seed: {
    load: async () => (await import('./seed.ts')).seedCommand,
    about: 'fill an empty database (--demo: with the demo institute; --if-new: only where there is none yet)',
  },
  'create-admin': {
    load: async () => (await import('./create-admin.ts')).createAdminCommand,
    about: 'EMAIL ["Full Name"]: make an administrator; the password is asked for',
  },
  'reset-factor': {
    load: async () => (await import('./reset-factor.ts')).resetFactorCommand,
    about: 'EMAIL: take the second factors of a colleague away who has lost them',
  },
  campus: {
    load: async () => (await import('./campus.ts')).campusCommand,
    about: '[NETWORK … | none]: see or name the networks of the institute’s rooms',
  },
  backup: {
    load: async () => (await import('./backup.ts')).backupCommand,
    about:
      '[FOLDER]: copy database, files and keys, sealed to BACKUP_TO or plain to a folder, also while the server runs',
  },
  'backup-key': {
    load: async () => (await import('./backup-key.ts')).backupKeyCommand,
    about: 'FILE: make the key that seals backups',
  },
  restore: {
    load: async () => (await import('./restore.ts')).restoreCommand,
    about: 'FOLDER|NAME|latest [--force]: put a backup in place',
  },
  'move-to': {
    load: async () => (await import('./move-to.ts')).moveToCommand,
    about: 'postgres://… [s3://…]: move from SQLite and folders to PostgreSQL and a bucket (--undo: stay here)',
  },
  check: {
    load: async () => (await import('./check.ts')).checkCommand,
    about: 'try settings, folders, database, bucket, mail server, gateway and clock',
  },
  'verify-audit': {
    load: async () => (await import('./verify-audit.ts')).verifyAuditCommand,
    about: '[DIGEST]: look whether the audit was changed past the office',
  },
  keys: {
    load: async () => (await import('./keys.ts')).keysCommand,
    about: 'list | rotate PURPOSE: change what signs sessions, hall tickets, receipt links …',
  },
  version: {
    load: async () => (await import('./version.ts')).versionCommand,
    about: 'which release this is',
  },
  jobs: {
    load: async () => (await import('./jobs.ts')).jobsCommand,
    about: 'dead | retry ID | retry NAME: see and repeat jobs that were given up, one or all of a kind',
  },
}

const usage = () =>
  [
    'Use: npm run northlight -- COMMAND',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(13)} ${about}`),
  ].join('\n')

/** Finds the command by its first word and runs it; what goes wrong is thrown. */
export async function runCommand(
  [name = '', ...rest]: string[],
  vars: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new StartError(usage())
  const environment = readEnvironment(vars)
  let database: Database | undefined
  try {
    const run = await command.load()
    await run({
      environment,
      vars,
      warnings: unknownSettings(vars),
      args: rest.filter((word) => !word.startsWith('--')),
      flags: new Set(rest.filter((word) => word.startsWith('--'))),
      openDatabase: async () => {
        database = await openDatabase(environment.databaseUrl)
        return database
      },
      openBeside: async () => {
        database = await openDatabase(environment.databaseUrl, { beside: true })
        if (!database.isBeside) return database
        const { pendingMigrations } = await import('@northlight/db/migrate')
        if ((await pendingMigrations(database)).length > 0)
          throw new StartError('The running server is older than this command. Restart the server first.')
        return database
      },
      say,
    })
  } finally {
    await database?.close().catch(() => {})
  }
}
