import { askedFirst, canBeMade } from '@northlight/contract/office/resource'
import { resources } from '@northlight/contract/office/resources/list'
import { expect } from 'vitest'
import { newKey } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

type Made = { record: { id: number; values: Record<string, unknown> } }

test('what is asked for first is enough to make a record, of every type', async ({ office, make }) => {
  await make.options()
  const ids = { course_id: (await make.course()).id, branch_id: (await make.branch()).id }
  const admin = office.as(office.admin)
  for (const one of resources.filter(canBeMade)) {
    const known: Record<string, unknown> = { ...one.example, ...ids }
    const values = Object.fromEntries(askedFirst(one).flatMap((name) => (name in known ? [[name, known[name]]] : [])))
    const reply = await admin.post(`/office/${one.name}`, { key: newKey(), values })
    expect(reply, `${one.name} ${JSON.stringify(reply.body)}`).toMatchObject({ status: 201 })
  }
})

test('what is missing is said at its field, and what is live at once is said to be', async ({ office }) => {
  const admin = office.as(office.admin)
  const makes = (name: string, values: object) => admin.post(`/office/${name}`, { key: newKey(), values })
  expect(await makes('course-branches', {})).toMatchObject({
    status: 422,
    body: { errors: { course_id: ['Choose the course first.'], branch_id: ['Choose the branch first.'] } },
  })
  expect(await makes('year-results', {})).toMatchObject({ body: { errors: { year: ['Write the year first.'] } } })
  expect(await makes('redirects', { to_path: '/fees', status: 301 })).toMatchObject({
    status: 422,
    body: { errors: { from_path: expect.arrayContaining(['Old address is missing.']) } },
  })
  expect(await makes('redirects', { from_path: '/old', to_path: '/fees', status: 301 })).toMatchObject({
    status: 201,
    body: { message: 'A new redirect. It is live.' },
  })
})

test('a copy of what there may be once only is made with what is given anew, and keeps the rest', async ({
  office,
  make,
}) => {
  const admin = office.as(office.admin)
  const [here, there] = [await make.branch(), await make.branch()]
  const values = { branch_id: here.id, refund: 'The days that are left.' }
  const first = await admin.post('/office/disclosures', { key: newKey(), values })
  const { id } = (first.body as Made).record
  const copy = (body: object) => admin.post(`/office/disclosures/${id}/duplicate`, { key: newKey(), ...body })
  expect(await copy({})).toMatchObject({
    status: 422,
    body: { errors: { branch_id: ['There is such a disclosure already.'] } },
  })
  expect(await copy({ values: { branch_id: there.id } })).toMatchObject({
    status: 201,
    body: { record: { values: { branch_id: there.id, refund: 'The days that are left.' } } },
  })
})
