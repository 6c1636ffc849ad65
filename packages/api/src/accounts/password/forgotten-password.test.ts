import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'
import { sendResetLink } from '../jobs.ts'

test('a forgotten password costs the server a mail’s words also for an address without an account', async ({
  ctx,
  make,
}) => {
  await make.institute()
  // Every mail is written with the address of the site; nothing else of this job asks for it.
  let written = 0
  const services = Object.defineProperty({ ...ctx.services }, 'siteUrl', {
    get: () => {
      written += 1
      return ctx.services.siteUrl
    },
  })
  await sendResetLink.run({ ...ctx, services }, { user_id: null })
  expect(written).toBeGreaterThan(0)
  expect(await ctx.db.selectFrom('mails').selectAll().execute()).toEqual([])
})
