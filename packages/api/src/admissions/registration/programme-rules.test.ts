import { describe, expect } from 'vitest'
import { aCandidate, aGuest } from '../../../testing/candidates.ts'
import { exampleOptions } from '../../../testing/option-lists.ts'
import { test } from '../../../testing/test.ts'

const offline = { exam_date: '6 Dec 2026', exam_center: 'Test campus' }
const sent = (fields: Parameters<typeof aGuest>[0] = {}) => aGuest({ ...offline, ...fields }) as Record<string, string>

describe('the programme of a registration', () => {
  test('is one of the list, for one of its classes', async ({ http, make, ctx }) => {
    await make.institute()
    await make.sitting({ classes: ['9th', '10th'] })
    expect(await http.postForm('/admission/registration', sent({ program: 'Rocket Science' }))).toMatchObject({
      status: 422,
      body: { errors: { program: ['Choose a programme from the list.'] } },
    })
    const young = await http.postForm('/admission/registration', sent({ class: '9th' }))
    expect(young).toMatchObject({ status: 422, body: { errors: { program: [expect.stringContaining('10th')] } } })
    expect(await ctx.db.selectFrom('registrations').selectAll().execute()).toEqual([])
    expect((await http.postForm('/admission/registration', sent())).status).toBe(201)
    const { body } = await http.get('/options/programmes')
    expect(body.options).toContainEqual(expect.objectContaining({ value: 'Two-Year Integrated, JEE', min_age: null }))
  })

  test('has a least age only where staff have set one', async ({ http, make }) => {
    await make.institute()
    const programmes = exampleOptions.programmes.map((one) => ({ ...one, min_age: 16 }))
    await make.options({ programmes })
    await make.sitting()
    expect(await http.postForm('/admission/registration', sent({ date_of_birth: '2011-04-23' }))).toMatchObject({
      status: 422,
      body: { errors: { program: [expect.stringContaining('16 years or more')] } },
    })
    const { date_of_birth: _, ...unknown } = sent()
    expect(await http.postForm('/admission/registration', unknown)).toMatchObject({
      status: 422,
      body: { errors: { date_of_birth: [expect.stringContaining('16 years or more')] } },
    })
    expect((await http.postForm('/admission/registration', sent({ date_of_birth: '2010-11-15' }))).status).toBe(201)

    const own = await make.user({ date_of_birth: '2009-01-01' })
    const { date_of_birth: __, ...mine } = aCandidate({ ...offline, email: own.email })
    const token = await make.token(own)
    expect((await http.postJson('/admission/registration/own', mine, { token })).status).toBe(201)
  })
})

test('the date of the sitting comes back as it was sent, until another sitting is chosen', async ({ http, make }) => {
  await make.institute()
  await make.sitting({ fee_paise: 0 })
  await make.sitting({ code: 'later', sits_on: '2026-12-13', register_by: '2026-12-10', fee_paise: 0 })
  const user = await make.minor()
  const token = await make.token(user)
  const candidate = aCandidate({ ...offline, email: user.email })
  const { body } = await http.postJson('/admission/registration/own', candidate, { token })
  expect(body.data).toMatchObject({ exam_date: '6 Dec 2026' })
  await http.send('POST', '/admission/info/sitting/later', undefined, { token })
  const info = await http.get('/admission/info', { token })
  expect(info.body.enrollmentForm).toMatchObject({ exam_date: '2026-12-13' })
})
