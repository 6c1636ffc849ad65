import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/**
 * A test of the journey's own on the paper of another one, with results that the office releases: what is done to it
 * touches nobody else's.
 */
export const copyTest = (of: string, slug: string, name: string) => {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'northlight.db'))
  try {
    database.exec('pragma busy_timeout = 10000')
    const row = database.prepare('select * from tests where slug = ?').get(of) as Record<string, SQLInputValue>
    const copied = Object.entries({
      ...row,
      slug,
      name,
      // Every page has a title of its own.
      meta_title: name,
      result_policy: 'by_hand',
      review_policy: 'after_results',
      results_released_at: null,
    }).filter(([column]) => column !== 'id')
    const columns = copied.map(([column]) => column)
    database
      .prepare(`insert into tests (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)
      .run(...copied.map(([, value]) => value))
  } finally {
    database.close()
  }
}
