import { type Instant, indianClock, later } from '@northlight/contract/dates'
import { hours, minutes } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import { z } from 'zod'
import { defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import { noteDone } from '../../kernel/jobs/queries.ts'

/** After this long without a good one, screens and alarms say so: a night that was missed, and two hours. */
export const backupIsLateAfter = hours(26)

export const nightlyBackup = defineJob(
  'staff.nightly-backup',
  z.object({}),
  async (ctx) => {
    await ctx.services.backups?.nightly(ctx.now())
  },
  'chores',
  { waitsForExams: true },
)

/** When the last one was made and proved; null where there was none within the memory of the queue. */
export const lastNightlyBackup = async (db: Db): Promise<Instant | null> => {
  const last = await db
    .selectFrom('jobs')
    .select('finished_at')
    .where('state', '=', 'done')
    .where('lane', '=', nightlyBackup.lane)
    .where('name', '=', nightlyBackup.name)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.finished_at ?? null
}

/** One that was made from the command line counts like that of the night. */
export const noteBackup = (db: Db, at: Instant) => noteDone(db, nightlyBackup, at)

/** A server that was off at night makes it up for the whole day. The demo has nothing that anybody could lose. */
const isDue = (now: Instant, hour: number, last: Instant | null): boolean => {
  const [today, clock] = [indianClock(now).slice(0, 10), Number(indianClock(now).slice(11, 13))]
  if (clock < hour) return false
  if (last) return indianClock(last) < `${today}T${String(hour).padStart(2, '0')}:00`
  // An institute that was set up by day has its first in the night that follows.
  return clock < hour + 3
}

export const queueNightlyBackup = defineJob(
  'staff.queue-nightly-backup',
  z.object({}),
  async (ctx) => {
    const { backups, isDemo } = ctx.services
    if (!backups?.hasPlace || isDemo) return
    const now = ctx.now()
    if (!isDue(now, backups.hour, await lastNightlyBackup(ctx.db))) return
    await enqueue(ctx, nightlyBackup, {}, { key: `nightly-backup:${indianClock(now).slice(0, 10)}` })
  },
  'chores',
)

export const isBackupLate = (last: Instant | null, now: Instant): boolean =>
  last === null || last < later(now, -backupIsLateAfter)

export const backupSchedules: Schedule[] = [{ job: queueNightlyBackup, every: minutes(10) }]
