import type { Db } from './database.ts'

type Waiting<Row> = { resolve: (row: Row | undefined) => void; reject: (error: unknown) => void }

const createReader = <Key, Row>(most: number, read: (keys: Key[]) => Promise<ReadonlyMap<Key, Row>>) => {
  let waiting = new Map<Key, Waiting<Row>[]>()
  let isReading = false

  const takeLot = () => {
    const lot = [...waiting].slice(0, most)
    waiting = new Map([...waiting].slice(most))
    return lot
  }

  const readLot = async (lot: [Key, Waiting<Row>[]][]) => {
    try {
      const rows = await read(lot.map(([key]) => key))
      for (const [key, askers] of lot) for (const { resolve } of askers) resolve(rows.get(key))
    } catch (error) {
      for (const [, askers] of lot) for (const { reject } of askers) reject(error)
    }
  }

  const loop = async () => {
    isReading = true
    while (waiting.size > 0) await readLot(takeLot())
    isReading = false
  }

  return (key: Key): Promise<Row | undefined> =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(key)
      if (asked) asked.push({ resolve, reject })
      else waiting.set(key, [{ resolve, reject }])
      if (!isReading) void loop()
    })
}

/**
 * Reads rows by key, those of one moment together: while one question is under way the next ones gather, and are asked
 * as one. Alone, a key is asked for at once. Nobody gets a row that was read before they asked; several may get the
 * same one.
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
