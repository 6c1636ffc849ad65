import { systemContext } from '@northlight/api/kernel/context'
import { lookForFindings } from '@northlight/api/records/findings/look'
import { testServices } from '@northlight/api/testing/services'
import { testDatabase } from '@northlight/db/testing/database'
import { expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'

test('no page of the demo leads nowhere, lacks a picture, or says the same as another to a search engine', async () => {
  const database = await testDatabase()
  const world = await testServices(database)
  const { storage, clock } = world.services
  await seedDemo(database, {
    now: clock(),
    hashPassword: async () => 'hash',
    storePicture: (path, bytes) => storage.public.write(path, bytes),
    storePaper: (path, bytes) => storage.private.write(path, bytes),
  })
  await lookForFindings.run(systemContext(world.services, 'test'), {})
  const found = await database.db.selectFrom('site_findings').select(['kind', 'resource', 'title', 'detail']).execute()
  expect(found).toEqual([])
  await world.cleanUp()
  await database.close()
})
