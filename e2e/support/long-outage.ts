import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seconds } from '@northlight/contract/durations'
import { SHORTEST_LOSS } from '@northlight/exam/attempt/outages'

const own = '(select attempts.id from attempts join users on users.id = user_id where email = :email)'

/** Each moves by so much what was before: the attempt's beginning, what the server had heard of it, the report of the loss. */
const movedBack = [
  `update attempts set started_at = strftime('%Y-%m-%dT%H:%M:%fZ', started_at, (:by / -1000) || ' seconds')
    where id = ${own}`,
  `update attempt_steps set given_at = given_at - :by, received_at = received_at - :by
    where attempt_id = ${own} and received_at <= :lost`,
  `update attempt_events set received_at = received_at - :by where attempt_id = ${own} and received_at <= :lost`,
  `update attempt_events set at = at - :by where attempt_id = ${own} and at <= :lost`,
]

/**
 * An outage has to have lasted for half a minute before it is one: this account's, when the server has heard that it is
 * over, comes to have begun that much earlier. False while the server has not.
 */
export const outageIsLong = (email: string): boolean => {
  const database = new DatabaseSync(join(process.env.E2E_DATA_DIR ?? '', 'northlight.db'))
  try {
    database.exec('pragma busy_timeout = 10000')
    const reported = (kind: string) =>
      database.prepare(`select at from attempt_events where attempt_id = ${own} and kind = :kind`).get({ email, kind })
    const [lost, back] = [reported('offline')?.at, reported('online')?.at]
    if (typeof lost !== 'number' || typeof back !== 'number') return false
    // On a slow machine it has been long enough by itself, and is proposed already.
    if (back - lost > SHORTEST_LOSS + seconds(1)) return true
    database.exec('begin immediate')
    for (const statement of movedBack) {
      const prepared = database.prepare(statement)
      prepared.setAllowUnknownNamedParameters(true)
      prepared.run({ email, lost, by: SHORTEST_LOSS + seconds(5) })
    }
    database.exec('commit')
    return true
  } finally {
    database.close()
  }
}
