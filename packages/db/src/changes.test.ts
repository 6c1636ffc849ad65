import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { announce } from './changes.ts'
import type { Database } from './database.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const listening = (topic: string) => {
  const heard = vi.fn()
  const stop = database.changes.on(topic, heard)
  return { heard, stop }
}

describe('an announcement', () => {
  test('is heard after the commit and not before', async () => {
    const { heard } = listening('content')
    await transaction(database.db, async (trx) => {
      await announce(trx, 'content')
      expect(heard).not.toHaveBeenCalled()
    })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('is heard once, however often it is repeated in one transaction', async () => {
    const { heard } = listening('jobs')
    await transaction(database.db, async (trx) => {
      await announce(trx, 'jobs')
      await transaction(trx, (inner) => announce(inner, 'jobs'))
    })
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('is never heard after a rollback', async () => {
    const { heard } = listening('content')
    const attempt = transaction(database.db, async (trx) => {
      await announce(trx, 'content')
      throw new Error('on purpose')
    })
    await expect(attempt).rejects.toThrow('on purpose')
    expect(heard).not.toHaveBeenCalled()
  })

  test('of a part that was undone goes with the part', async () => {
    const { heard: undone } = listening('settings')
    const { heard: kept } = listening('content')
    await transaction(database.db, async (trx) => {
      await transaction(trx, (inner) => announce(inner, 'content'))
      await transaction(trx, async (inner) => {
        await announce(inner, 'settings')
        throw new Error('on purpose')
      }).catch(() => {})
    })
    expect(kept).toHaveBeenCalledTimes(1)
    expect(undone).not.toHaveBeenCalled()
  })

  test('outside a transaction is heard at once, and only by its topic', async () => {
    const { heard } = listening('content')
    const { heard: other } = listening('jobs')
    await announce(database.db, 'content')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
  })
})

describe('a listener', () => {
  test('hears nothing after it has stopped', async () => {
    const { heard, stop } = listening('content')
    stop()
    await announce(database.db, 'content')
    expect(heard).not.toHaveBeenCalled()
  })

  test('that fails spoils neither the change nor the other listeners', async () => {
    const stop = database.changes.on('content', () => {
      throw new Error('on purpose')
    })
    const { heard } = listening('content')
    await announce(database.db, 'content')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })
})
