import { later, shownDate } from '@northlight/contract/dates'
import { days, minutes } from '@northlight/contract/durations'
import type { HealthView } from '@northlight/contract/office/institute'
import { proveWrite } from '@northlight/db/prove-write'
import type { Ctx } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'
import { repliesSince } from '../../visits/count-replies.ts'
import { isBackupLate, lastNightlyBackup } from './nightly-backup.ts'

type Check = HealthView['checks'][number]

const counted = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

const database = async (ctx: Ctx): Promise<Check> => {
  const isWell = await proveWrite(ctx.db, ctx.now()).then(
    () => true,
    () => false,
  )
  return { name: 'Database', is_well: isWell, words: isWell ? 'Reads and writes.' : 'Nothing can be stored.' }
}

const leastRoom = 1024 ** 3

const disk = async (ctx: Ctx): Promise<Check[]> => {
  const free = await ctx.services.freeRoom?.()
  if (free === undefined) return []
  const words = `${(free / 1024 ** 3).toFixed(1)} GB free.`
  return [{ name: 'Disk', is_well: free >= leastRoom, words }]
}

const jobs = async (ctx: Ctx): Promise<Check> => {
  const { db } = ctx
  const dead = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'dead')
    .executeTakeFirstOrThrow()
  const late = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'ready')
    .where('run_at', '<', later(ctx.now(), -minutes(10)))
    .limit(1)
    .executeTakeFirst()
  const words = [
    dead.count === 0 ? 'None has failed.' : `${counted(dead.count, 'has', 'have')} failed and waits for a person.`,
    ...(late ? ['Some have waited for more than ten minutes.'] : []),
  ]
  return { name: 'Jobs', is_well: dead.count === 0 && !late, words: words.join(' ') }
}

const mails = async (ctx: Ctx): Promise<Check> => {
  const failed = await ctx.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .where('created_at', '>', later(ctx.now(), -days(7)))
    .executeTakeFirstOrThrow()
  if (ctx.services.mail === null)
    return { name: 'Mails', is_well: false, words: 'No mail server is set up: mails are kept and not sent.' }
  const words =
    failed.count === 0 ? 'None has failed this week.' : `${counted(failed.count, 'has', 'have')} failed this week.`
  return { name: 'Mails', is_well: failed.count === 0, words }
}

/** A backup that was never restored is a hope: that of the night is restored for a try before it counts. */
const backups = async (ctx: Ctx): Promise<Check[]> => {
  const { backups, isDemo } = ctx.services
  if (!backups) return []
  const last = await lastNightlyBackup(ctx.db)
  const isLate = !isDemo && isBackupLate(last, ctx.now())
  const where = backups.isElsewhere
    ? ''
    : ' It lies on this machine alone, and goes with its disk: set BACKUP_TO to a second place.'
  const night = {
    name: 'Backups',
    is_well: !isLate && (backups.isElsewhere || isDemo === true),
    words: last
      ? `The last of the night was made and proved on ${shownDate(last)}.${where}`
      : `No night has made one yet.${where}`,
  }
  const all = await backups.list()
  const [tried] = all.flatMap(({ drill }) => drill ?? []).toSorted((a, b) => b.at.localeCompare(a.at))
  if (all.length === 0) return [night]
  const isTried = tried !== undefined && tried.missing === 0 && tried.at > later(ctx.now(), -days(90))
  const found = tried?.missing ? `; ${counted(tried.missing, 'file was', 'files were')} missing` : ''
  const words = tried
    ? `The last was on ${shownDate(tried.at)}${found}.`
    : 'No backup on this machine was ever restored for a try.'
  return [night, { name: 'Restore drill', is_well: isTried, words }]
}

/** How the server is doing, in words. */
export const officeHealth = async (ctx: Ctx): Promise<HealthView> => {
  allow(ctx, 'health.read')
  const checks = [await database(ctx), ...(await disk(ctx)), await jobs(ctx), await mails(ctx), ...(await backups(ctx))]
  const month = await repliesSince(ctx, days(30))
  return { is_well: checks.every(({ is_well }) => is_well), month, checks }
}
