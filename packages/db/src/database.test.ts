import { expect, test } from 'vitest'
import { DatabaseError, DatabaseUnreachable } from './errors.ts'
import { openDatabase } from './open-database.ts'

test('an address of another kind is refused with a sentence', async () => {
  await expect(openDatabase('mysql://localhost/x')).rejects.toThrow('must begin with sqlite: or postgres://')
  await expect(openDatabase('mysql://localhost/x')).rejects.toBeInstanceOf(DatabaseError)
})

test('a server that does not answer is named, without the password', async () => {
  const error = await openDatabase('postgres://someone:secret@127.0.0.1:1/northlight').catch(
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(DatabaseUnreachable)
  expect((error as Error).message).toBe('The database at 127.0.0.1:1/northlight cannot be reached.')
})
