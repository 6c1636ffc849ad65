import { correctKeys, type Key } from '@northlight/exam/marking/keys'
import type { Ctx } from '../../kernel/context.ts'
import { toCorrection } from '../../marking/read-paper.ts'

/** Of a kind, and naming no answer: a file that comes back with it says that the key is missing. */
const without = ({ type }: Key): Key => {
  switch (type) {
    case 'single':
    case 'multiple':
      return { type, right: [] }
    case 'numeric':
      return { type, accept: [] }
    case 'matching':
      return { type, pairs: {} }
  }
}

/**
 * The keys by which these versions are marked. A file with the key that was found wrong would bring it back as the next
 * version; a question that was withdrawn leaves without one.
 */
export const keysOf = async (ctx: Ctx, rows: { id: number; key: Key }[]): Promise<Map<number, Key>> => {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const changes = await ctx.db
    .selectFrom('key_changes')
    .select(['question_version_id', 'decision', 'key'])
    .where('question_version_id', 'in', ids)
    .orderBy('id')
    .execute()
  const keys = correctKeys(Object.fromEntries(rows.map(({ id, key }) => [id, key])), changes.flatMap(toCorrection))
  return new Map(
    rows.map(({ id, key: asWritten }) => {
      const key = keys[id] ?? asWritten
      return [id, key.dropped ? without(key) : key]
    }),
  )
}
