import { systemContext } from '@northlight/api/kernel/context'
import { gateFor } from '@northlight/api/records/gate/gate-facts'
import { peekRecord } from '@northlight/api/records/store/open-record'
import { testServices } from '@northlight/api/testing/services'
import { minutes } from '@northlight/contract/durations'
import { achievers } from '@northlight/contract/office/resources/achievers'
import { testimonials } from '@northlight/contract/office/resources/testimonials'
import { testDatabase } from '@northlight/db/testing/database'
import { expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'

test(
  'everybody whom the demo shows may be published anew: result, consent after it, and its paper',
  async () => {
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
    for (const [resource, least] of [
      [achievers, 50],
      [testimonials, 15],
    ] as const) {
      const shown = await database.db
        .selectFrom(resource.table as 'achievers' | 'testimonials')
        .select('id')
        .where('is_active', '=', true)
        .execute()
      expect(shown.length).toBeGreaterThan(least)
      for (const { id } of shown) {
        const open = await peekRecord(ctx, resource, id)
        const closed = (await gateFor(ctx, open, open.values)).filter(({ level }) => level !== 'ok')
        expect(closed, String(open.values.name)).toEqual([])
      }
    }
    const papers = await database.db.selectFrom('private_files').select('path').execute()
    expect(papers.length).toBe((await storage.private.list('consent')).length)
    await world.cleanUp()
    await database.close()
  },
  minutes(2),
)
