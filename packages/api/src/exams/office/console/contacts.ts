import { seconds } from '@northlight/contract/durations'
import type { Database } from '@northlight/db/database'
import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.ts'

/** Nobody looks more closely than this; until then those who ask are gathered and written in one statement. */
const writeEvery = seconds(5)

type Gathered = { heard: Map<number, number>; timer: NodeJS.Timeout | undefined }
const gathered = new WeakMap<Database, Gathered>()

const write = async ({ database, logger }: Services, heard: Map<number, number>) => {
  const list = JSON.stringify([...heard])
  const target = sql`insert into attempt_contacts (attempt_id, heard_at)`
  const again = sql`on conflict (attempt_id) do update set heard_at = excluded.heard_at`
  // Of attempts that are still there: a test may be deleted between the question and the writing.
  const statement =
    database.engine === 'sqlite'
      ? sql`${target} select value ->> 0, value ->> 1 from json_each(${list})
        where exists (select 1 from attempts where attempts.id = value ->> 0) ${again}`
      : sql`${target} select (one ->> 0)::bigint, (one ->> 1)::bigint from jsonb_array_elements(${list}::jsonb) as one
        where exists (select 1 from attempts where attempts.id = (one ->> 0)::bigint) ${again}`
  await statement.execute(database.db).catch((error: unknown) => {
    logger.warn({ err: error }, 'who asked for the clock could not be written down')
  })
}

/** A screen has asked for the clock. The call itself stays a reading: it is written down some seconds later. */
export const noteContact = (services: Services, attemptId: number, at: number) => {
  const own = gathered.get(services.database) ?? { heard: new Map<number, number>(), timer: undefined }
  gathered.set(services.database, own)
  own.heard.set(attemptId, at)
  own.timer ??= setTimeout(() => {
    const { heard } = own
    own.heard = new Map()
    own.timer = undefined
    void write(services, heard)
  }, writeEvery).unref()
}
