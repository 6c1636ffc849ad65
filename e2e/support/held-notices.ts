import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { instant } from '@northlight/contract/dates'
import { awakeAt } from '@northlight/contract/notice-kinds'

/** From evening to morning in India nobody is told anything: notices are queued for the end of the quiet hours. */
export const isQuietNow = () => {
  const now = instant(Date.now())
  return awakeAt(now) !== now
}

/** How many notices of a kind wait for the morning. */
export const heldNotices = (job: string): number => {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'northlight.db'))
  try {
    database.exec('pragma busy_timeout = 10000')
    const morning = awakeAt(instant(Date.now()))
    const row = database.prepare('select count(*) as held from jobs where name = ? and run_at = ?').get(job, morning)
    return Number(row?.held ?? 0)
  } finally {
    database.close()
  }
}
