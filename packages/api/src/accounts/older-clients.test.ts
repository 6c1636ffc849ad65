import { describe, expect } from 'vitest'
import { speaker, test } from '../../testing/test.ts'
import { createApi } from '../create-api.ts'

const password = 'Polaris#2027'
const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845012345', password, confirm_password: password }

describe('what older clients of the API ask for', () => {
  test('the account without an envelope, and nothing but its seven fields', async ({ http, make, ctx }) => {
    const user = await make.user({ name: 'Asha Rao', phone: '9845012345' })
    const { status, body } = await http.get('/user', { token: await make.token(user) })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: user.id,
      name: 'Asha Rao',
      email: user.email,
      phone: '9845012345',
      email_verified_at: user.email_verified_at,
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    expect((await http.get('/user')).status).toBe(401)
  })

  test('the word for a missing token', async ({ http }) => {
    expect(await http.get('/unauthenticated')).toMatchObject({ status: 401, body: { message: 'Unauthenticated' } })
  })

  test('a link that confirms an address stands on the host that answers it', async ({ world, make }) => {
    await make.institute()
    const api = createApi({ ...world.services, apiUrl: 'https://api.northlight.test' })
    const http = speaker(api.fetch, 'https://api.northlight.test')
    expect((await http.postForm('/auth/register', asha)).status).toBe(201)
    await api.runner.drain()
    const [mail] = world.mail.sent
    const link = /https:\/\/api\.northlight\.test\/email\/verify\/\S+/.exec(mail?.text ?? '')?.[0]
    expect(link).toBeDefined()
  })

  test('an account made without a date of birth is asked for it in words', async ({ http, make }) => {
    await make.institute()
    const { body } = await http.postForm('/auth/register', asha)
    expect(body.message).toContain('/profile/complete')
    const grown = { ...asha, email: 'b@example.com', phone: '9845012346', date_of_birth: '2000-01-01' }
    expect((await http.postForm('/auth/register', grown)).body.message).not.toContain('/profile/complete')
  })
})
