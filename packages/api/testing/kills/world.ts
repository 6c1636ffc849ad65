import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { seed } from '@northlight/db/seed'
import { factories } from '../factories.ts'
import { testServices } from '../services.ts'

export type World = { course: string; branch: string; test: string; tokens: string[] }

/** Opened only while no server runs: on SQLite a file belongs to one process. */
export const onDatabase = async <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const now = () => new Date().toISOString()

/** An institute with a course to pay for and a test to write, and students who may write it. */
export const prepareWorld = (url: string, students: number): Promise<World> =>
  onDatabase(url, async (database) => {
    await migrate(database)
    await seed(database, { now: now() })
    const { services, cleanUp } = await testServices(database)
    const make = factories({
      db: database.db,
      actor: { kind: 'visitor' },
      now,
      requestId: 'test',
      address: '203.0.113.7',
      device: 'Test browser',
      services: { ...services, clock: now },
    })
    const course = await make.course()
    const branch = await make.branch()
    await make.courseAtBranch({ course_id: course.id, branch_id: branch.id })
    const test = await make.onlineTest()
    const tokens: string[] = []
    for (let n = 0; n < students; n += 1) {
      const user = await make.user()
      await make.testEnrolment(test, user)
      tokens.push(await make.token(user))
    }
    await cleanUp()
    return { course: course.slug, branch: branch.slug, test: test.slug, tokens }
  })

/** As after a pause: what a killed process held is free again, and what was to run later is due. */
export const letTimePass = (url: string): Promise<void> =>
  onDatabase(url, async ({ db }) => {
    const past = later(now(), -minutes(1))
    await db.updateTable('jobs').set({ lease_until: past }).where('state', '=', 'running').execute()
    await db.updateTable('jobs').set({ run_at: past }).where('state', '=', 'ready').execute()
  })
