import type { Instant } from '@northlight/contract/dates'
import type { Database } from '@northlight/db/database'
import { isEmpty } from '@northlight/db/is-empty'
import { seed } from '@northlight/db/seed'
import { demoUsers, type HashPassword } from './accounts.ts'
import { type StorePaper, storePapers } from './consent-papers.ts'
import { readContent } from './content/content.ts'
import { fillDemo } from './fill.ts'
import { institutePictures, type StorePicture, storePictures } from './pictures.ts'

export type DemoOptions = {
  now: Instant
  hashPassword: HashPassword
  /** The demo's online tests and the class that sat them too: some seconds of work. */
  exams?: boolean
  /** Where the pictures of the demo go; without it every entity shows the drawing of its name. */
  storePicture?: StorePicture
  /** Where the papers of consents go; without it nobody can be published anew. */
  storePaper?: StorePaper
}

/** Fills an empty database with the essentials and the demo institute, all or nothing. Says whether it did something. */
export const seedDemo = async (database: Database, options: DemoOptions): Promise<boolean> => {
  const { now, hashPassword, exams = false, storePicture, storePaper } = options
  if (!(await isEmpty(database.db))) return false
  // Hashing and files are slow, and files cannot be rolled back: both come before the transaction.
  const content = readContent()
  // A server that is not seeding never reads the bank.
  const tests = exams ? (await import('./content/exams.ts')).readExams() : null
  const users = await demoUsers(content, hashPassword, now)
  const shown = [...institutePictures(content), ...(tests?.pictures ?? [])]
  const pictures = await storePictures(storePicture, shown)
  const papers = await storePapers(storePaper, content)
  return seed(database, { now, more: (db) => fillDemo(db, { content, tests, users, pictures, papers, now }) })
}
