import { batch } from './batch.ts'
import type { Db } from './database.ts'

const createReader = <Key, Row>(most: number, read: (keys: Key[]) => Promise<ReadonlyMap<Key, Row>>) =>
  batch<Key, Row | undefined>({ most }, async (keys) => {
    const rows = await read([...new Set(keys)])
    return keys.map((key) => ({ ok: true, result: rows.get(key) }))
  })

/**
 * Reads rows by key, those of one moment together: while one question is under way the next ones gather, and are asked
 * as one. Alone, a key is asked for at once. Nobody gets a row that was read before they asked; several may get the
 * same one. (`dataloader` gathers the keys of one turn of the event loop instead, which for requests that arrive one by
 * one would be a question each.)
 */
export const readTogether = <Key, Row>(
  most: number,
  read: (db: Db, keys: Key[]) => Promise<ReadonlyMap<Key, Row>>,
): ((db: Db, key: Key) => Promise<Row | undefined>) => {
  const readers = new WeakMap<Db, (key: Key) => Promise<Row | undefined>>()
  return (db, key) => {
    const reader = readers.get(db) ?? createReader<Key, Row>(most, (keys) => read(db, keys))
    readers.set(db, reader)
    return reader(key)
  }
}
