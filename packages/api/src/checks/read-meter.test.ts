import { expect } from 'vitest'
import { test } from '../../testing/records.ts'

test('a branch without a disclosure stands on today, and what visitors cannot see counts for nothing', async ({
  office,
  make,
}) => {
  const ravi = office.as(office.admin)
  const branch = await make.branch({ name: 'Mysuru' })
  const { body } = await ravi.get('/office/disclosure-meter')
  expect(body.branches).toContainEqual(expect.objectContaining({ branch_id: branch.id, there: 0, disclosure_id: null }))
  expect((await ravi.get('/office/today')).body.blocks).toContainEqual(
    expect.objectContaining({
      key: 'disclosures',
      to: '/disclosure-meter',
      items: expect.arrayContaining([expect.objectContaining({ title: expect.stringContaining('Mysuru') })]),
    }),
  )
  const made = await ravi.post('/office/disclosures', {
    key: 'meter-test-1',
    values: { branch_id: branch.id, registration_no: 'KA-1' },
  })
  expect(made.status).toBe(201)
  expect((await ravi.get('/office/disclosure-meter')).body.branches).toContainEqual(
    expect.objectContaining({ branch_id: branch.id, there: 0 }),
  )
})
