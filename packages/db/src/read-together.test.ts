import { expect, test } from 'vitest'
import type { Db } from './database.ts'
import { readTogether } from './read-together.ts'

/** Answers a question when told to, and remembers what was asked. */
const slowReader = (most = 10) => {
  const asked: number[][] = []
  const answers: (() => void)[] = []
  let failure: Error | undefined
  const readFrom = readTogether<number, string>(most, (_, keys) => {
    asked.push(keys)
    return new Promise((resolve, reject) => {
      answers.push(() =>
        failure ? reject(failure) : resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]))),
      )
    })
  })
  const db = {} as Db
  const read = (key: number) => readFrom(db, key)
  const answerNext = async () => {
    answers.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    read,
    asked,
    answerNext,
    failFrom: (error: Error | undefined) => {
      failure = error
    },
  }
}

test('alone, a key is asked for at once; those that come meanwhile are asked for together', async () => {
  const { read, asked, answerNext } = slowReader()
  const first = read(1)
  const others = [read(2), read(3), read(3), read(-4)]
  expect(asked).toEqual([[1]])
  await answerNext()
  expect(await first).toBe('row 1')
  expect(asked).toEqual([[1], [2, 3, -4]])
  await answerNext()
  expect(await Promise.all(others)).toEqual(['row 2', 'row 3', 'row 3', undefined])
})

test('a key that is under way is asked for again, because its row may have changed meanwhile', async () => {
  const { read, asked, answerNext } = slowReader()
  const both = [read(1), read(1)]
  await answerNext()
  await answerNext()
  expect(await Promise.all(both)).toEqual(['row 1', 'row 1'])
  expect(asked).toEqual([[1], [1]])
})

test('no question is longer than it may be', async () => {
  const { read, asked, answerNext } = slowReader(2)
  const all = [1, 2, 3, 4].map(read)
  for (let lot = 0; lot < 3; lot += 1) await answerNext()
  expect(await Promise.all(all)).toEqual(['row 1', 'row 2', 'row 3', 'row 4'])
  expect(asked).toEqual([[1], [2, 3], [4]])
})

test('a failure reaches those who asked, and nobody after them', async () => {
  const { read, answerNext, failFrom } = slowReader()
  failFrom(new Error('The database is gone.'))
  const lost = read(1)
  const refused = expect(lost).rejects.toThrow('The database is gone.')
  await answerNext()
  await refused
  failFrom(undefined)
  const later = read(2)
  await answerNext()
  expect(await later).toBe('row 2')
})
