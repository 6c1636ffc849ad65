import type { Db } from './database.ts'
import { scopeOf } from './scopes.ts'

/** Says that `topic` has changed. Inside a transaction nobody hears of it before the commit, or ever after a rollback. */
export const announce = async (db: Db, topic: string): Promise<void> => {
  const { announcer, topics } = scopeOf(db)
  if (topics) {
    topics.add(topic)
    return
  }
  const single = new Set([topic])
  await announcer.publish(db, single)
  announcer.tell(single)
}
