import { expect } from 'vitest'
import { speaker, test } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'
import { closedGateway } from './closed-gateway.ts'

test('without a bank nobody can pay: the family is told whom to ring, and the demo window is not there', async ({
  ctx,
  make,
  world,
}) => {
  await make.institute()
  const course = await make.course({ slug: 'foundation' })
  const branch = await make.branch({ slug: 'mysuru' })
  await make.courseAtBranch({ course_id: course.id, branch_id: branch.id, amount_paise: 42_000_00 })
  const api = createApi({ ...world.services, gateway: closedGateway() })
  const http = speaker(api.fetch, world.services.siteUrl)

  expect((await http.get('/payments/checkout')).body).toMatchObject({ checkout: { gateway: 'closed', key_id: null } })
  const enrolling = await http.postJson('/course/foundation/branch/mysuru/enroll', {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9845000199',
  })
  expect(enrolling.status).toBe(503)
  expect(enrolling.body.message).toMatch(
    /^Online payment is not open\. Nothing was charged\. Please call us on .*\d.* to pay\.$/,
  )
  // What was entered is kept for the office; no order waits for money.
  expect(await ctx.db.selectFrom('course_enrolments').select('payment_status').execute()).toEqual([
    { payment_status: 'PENDING' },
  ])
  expect(await ctx.db.selectFrom('orders').selectAll().execute()).toEqual([])

  const window = new Request(`${world.services.siteUrl}/sandbox/checkout/order_sb1/pay`, { method: 'POST' })
  expect((await api.sandbox(window, { address: '203.0.113.7', requestId: 'test' })).status).toBe(404)
})
