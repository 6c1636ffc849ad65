import { expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { test } from '../../../testing/test.ts'
import { filtersOf } from './payment-lines.ts'
import { orders } from './queries.ts'

test('a payment is found by the student, of a course or of the aptitude test, where a parent has paid', async ({
  ctx,
  make,
}) => {
  const payer = { payer_name: 'Vijay Desai', payer_email: 'vijay@family.test' }
  const sitting = await make.sitting()
  const registration = await aRegistration(ctx, await make.user(), sitting, { name: 'Rohan Desai' })
  const ofTest = await make.order({ kind: 'admission', subject_id: registration.id, ...payer })
  const enrolment = await make.enrolment({ name: 'Nikhil Desai', email: 'nikhil@family.test' })
  const ofCourse = await make.order({ subject_id: enrolment.id, ...payer })
  const found = async (typed: string) => {
    const filters = filtersOf(ctx, { search: typed }, null)
    const rows = await orders(ctx.db, filters).select('orders.id').orderBy('orders.id').execute()
    return rows.map(({ id }) => id)
  }
  expect(await found('rohan')).toEqual([ofTest.id])
  expect(await found('desai rohan')).toEqual([ofTest.id])
  expect(await found('nikhil')).toEqual([ofCourse.id])
  expect(await found('vijay')).toEqual([ofTest.id, ofCourse.id])
  // The name of who paid and that of the student, or a number, stand in different places.
  expect(await found('vijay nikhil')).toEqual([ofCourse.id])
  expect(await found(`rohan ${ofTest.gateway_order_id}`)).toEqual([ofTest.id])
  expect(await found(`vi ${ofTest.gateway_order_id}`)).toEqual([ofTest.id])
  expect(await found('nikhil rohan')).toEqual([])
  expect(await found('nobody')).toEqual([])
})
