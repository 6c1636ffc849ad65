import { systemContext } from '@northlight/api/kernel/context'
import { gateFor } from '@northlight/api/records/gate/gate-facts'
import { peekRecord } from '@northlight/api/records/store/open-record'
import { testServices } from '@northlight/api/testing/services'
import { achievers } from '@northlight/contract/office/resources/achievers'
import { testDatabase } from '@northlight/db/testing/database'
import { expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'

test('everybody whom the demo shows may be published anew: result, consent after it, and its paper', async () => {
  const database = await testDatabase()
  const world = await testServices(database)
  const { storage, clock } = world.services
  await seedDemo(database, {
    now: clock(),
    hashPassword: async () => 'hash',
    storePicture: (path, bytes) => storage.public.write(path, bytes),
    storePaper: (path, bytes) => storage.private.write(path, bytes),
  })
  const ctx = systemContext(world.services, 'test')
  const shown = await database.db.selectFrom('achievers').select('id').where('is_active', '=', true).execute()
  expect(shown.length).toBeGreaterThan(50)
  for (const { id } of shown) {
    const open = await peekRecord(ctx, achievers, id)
    const stops = (await gateFor(ctx, open, open.values)).filter(({ level }) => level === 'stop')
    expect(stops, String(open.values.name)).toEqual([])
  }
  const papers = await database.db.selectFrom('private_files').select('path').execute()
  expect(papers.length).toBe((await storage.private.list('consent')).length)
  await world.cleanUp()
  await database.close()
})
