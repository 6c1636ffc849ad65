import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The second factor of a session of staff, shown now: each code of an app works once, and journeys that run side by
 * side would take it from each other. How it is shown on the screen is a journey of its own.
 */
export const showFactor = (token: string) => shownNow('id = ?', Number(token.split('|', 1)[0]))

/** The same for anyone who has just signed in by the form. */
export const showFactorOf = (email: string) => shownNow('user_id = (select id from users where email = ?)', email)

const shownNow = (which: string, value: string | number) => {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'northlight.db'))
  try {
    database.exec('pragma busy_timeout = 10000')
    const { changes } = database
      .prepare(`update access_tokens set second_factor_at = ? where ${which}`)
      .run(new Date().toISOString(), value)
    if (changes === 0) throw new Error('There is no such session.')
  } finally {
    database.close()
  }
}
