import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { aPdf } from '../../testing/files.ts'
import { test } from '../../testing/test.ts'
import { removeOrphanFiles } from './sweep.ts'

const bytes = new TextEncoder().encode('%PDF-1.4')

test('a file without a row goes after a day; one with a row stays, an export too, and other folders are not touched', async ({
  http,
  ctx,
  make,
  world,
}) => {
  await make.institute()
  const store = ctx.services.storage.private
  await http.postForm(`/job-openings/enquiry/${(await make.jobOpening()).id}/create`, {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9845000199',
    cv: aPdf('cv.pdf'),
  })
  await store.write('cv/lost.pdf', bytes)
  await store.write('exports/lost.zip', bytes)
  await store.write('exports/somebody.zip', bytes)
  await store.write('elsewhere/kept.pdf', bytes)
  const { id: user_id } = await make.user()
  const asked = { user_id, state: 'ready', requested_at: ctx.now() } as const
  await ctx.db
    .insertInto('data_exports')
    .values({ ...asked, path: 'exports/somebody.zip' })
    .execute()
  const { path } = await ctx.db.selectFrom('private_files').select('path').executeTakeFirstOrThrow()

  // Files carry the time of the machine, which the clock of the tests does not move.
  world.clock.advance(Math.max(0, Date.now() - Date.parse(world.clock.now())))
  expect(await removeOrphanFiles(ctx)).toBe(0)
  world.clock.advance(days(2))
  expect(await removeOrphanFiles(ctx)).toBe(2)
  expect(await store.read('exports/lost.zip')).toBeNull()
  expect(await store.read('elsewhere/kept.pdf')).not.toBeNull()
  expect(await store.read('cv/lost.pdf')).toBeNull()
  expect(await store.read(path)).not.toBeNull()
  expect(await store.read('exports/somebody.zip')).not.toBeNull()
})
