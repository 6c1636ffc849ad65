import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { test } from '../../../testing/test.ts'

test('a settlement file is compared with the books: matched, different, unknown, missing', async ({
  http,
  make,
  ctx,
}) => {
  await make.institute()
  await make.exampleMoney()
  const forgotten = await make.paidEnrolment({ name: 'Mohit Jain' })
  const admin = { token: await make.token(await make.user({ role: 'admin' })) }
  const at = ctx.now()
  const check = (lines: object[]) => http.postJson('/office/settlement-check', { lines }, admin)
  const window = [
    { id: 'pay_paid', amount_paise: 37_800_00, at: later(at, -minutes(1)) },
    { id: 'pay_unplaced', amount_paise: 37_000_00, at },
    { id: 'pay_foreign', amount_paise: 100, at: later(at, minutes(1)) },
  ]
  expect((await check(window)).body).toMatchObject({
    matched: 1,
    different: [{ id: 'pay_unplaced', settled_paise: 37_000_00, booked_paise: 37_800_00 }],
    unknown: [{ id: 'pay_foreign', booked_paise: null }],
    missing: [{ order_id: expect.any(Number), settled_paise: null, booked_paise: forgotten.discounted_amount_paise }],
  })
  // The same payment in two lines was paid out twice, whatever each of them says.
  expect((await check([...window.slice(0, 1), ...window.slice(0, 1)])).body).toMatchObject({
    matched: 0,
    different: [{ id: 'pay_paid', settled_paise: 75_600_00, booked_paise: 37_800_00 }],
  })
  expect((await check([])).status).toBe(422)
  // As many lines as are allowed are taken, with the longest numbers; one more is told so, not how large it is.
  const many = Array.from({ length: 5000 }, (_, at) => ({
    id: `pay_${at}`.padEnd(60, 'x'),
    amount_paise: 100_000_000,
    at: ctx.now(),
  }))
  expect((await check(many)).body).toMatchObject({ matched: 0, message: expect.stringContaining('need a look') })
  expect(await check([...many, ...window.slice(0, 1)])).toMatchObject({
    status: 422,
    body: { errors: { lines: ['At most 5,000 lines at once.'] } },
  })
  expect((await check(window.slice(2))).body).toMatchObject({ message: '1 payment needs a look.' })
  const counsellor = { token: await make.token(await make.user({ role: 'counsellor' })) }
  expect((await http.postJson('/office/settlement-check', { lines: window }, counsellor)).status).toBe(403)
})
