import { reportFailure } from '@northlight/contract/office/me'
import { expect } from 'vitest'
import { test } from '../../testing/test.ts'

const input = reportFailure.example?.input

test('the number that a colleague sees beside a failed screen stands in the log, and nobody is named there', async ({
  http,
  make,
  world,
}) => {
  await make.institute()
  const token = await make.token(await make.user({ role: 'counsellor' }))
  const { status, body } = await http.postJson('/office/me/failures', input, { token })
  expect(status).toBe(200)
  const [line] = world.logger.lines.filter(({ message }) => message === 'a screen of the office failed')
  expect(line?.fields).toMatchObject({ requestId: body.number, screen: '/payments/:' })
  expect(Object.keys(line?.fields ?? {})).toEqual(['requestId', 'screen', 'err'])
})

test('an address with a name or a number in it is refused, and so is a stack that is none', async ({ http, make }) => {
  await make.institute()
  const token = await make.token(await make.user({ role: 'examiner' }))
  for (const wrong of [{ screen: '/families/17' }, { screen: '/people/Asha' }, { at: ['Asha Rao, 9845000123'] }])
    expect((await http.postJson('/office/me/failures', { ...input, ...wrong }, { token })).status).toBe(422)
})
