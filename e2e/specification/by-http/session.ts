import { expect } from '@playwright/test'
import type { HttpChecks } from '../checks.ts'
import { clientOf, password } from './client.ts'

const student = { email: 'student@northlight.test', secret: 'Northlight#2026' }

export const sessionChecks: HttpChecks = {
  'session holds a user with a token': async (siteUrl) => {
    const client = clientOf(siteUrl)
    await client.signIn(student.email, student.secret)
    expect(client.cookies()).toContain('next-auth.session-token')
    const { user } = (await (await client.send('/api/auth/session')).json()) as { user: Record<string, string> }
    expect(user).toMatchObject({ email: student.email, token: expect.stringMatching(/./) })
  },
  'sign-in call': async (siteUrl) => {
    const client = clientOf(siteUrl)
    expect(await client.signIn(student.email, 'a wrong one')).toMatch(/[?&]error=/)
    expect(await client.signIn(student.email, student.secret)).not.toContain('error=')
  },
  'sign-in of another provider': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { url } = await client.session('signin/another', { callbackUrl: '/profile' })
    expect(new URL(url, siteUrl).origin).toBe(siteUrl)
  },
  'sign-out call': async (siteUrl) => {
    const client = clientOf(siteUrl)
    await client.signIn(student.email, student.secret)
    await client.expected(200, 'profile')
    expect((await client.session('signout', { callbackUrl: '/' })).url).toBeTruthy()
    expect(await (await client.send('/api/auth/session')).json()).toEqual({})
    expect((await client.call('profile')).status).toBe(401)
  },
  'providers call': async (siteUrl) => {
    const reply = await clientOf(siteUrl).send('/api/auth/providers')
    expect(await reply.json()).toMatchObject({ credentials: { id: 'credentials' } })
  },
  'session call': async (siteUrl) => {
    const reply = await clientOf(siteUrl).send('/api/auth/session')
    expect([reply.status, await reply.json()]).toEqual([200, {}])
  },
  'external address after signing in': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const elsewhere = { callbackUrl: 'https://elsewhere.example/steal' }
    const { url } = await client.session('callback/credentials', {
      ...{ email: student.email, password: student.secret },
      ...elsewhere,
    })
    expect(new URL(url).origin).toBe(new URL(siteUrl).origin)
    expect(new URL((await client.session('signout', elsewhere)).url).origin).toBe(new URL(siteUrl).origin)
  },
  'no named roles': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const { email } = await client.register()
    await client.logIn(email, password)
    expect((await client.expected(200, 'profile')).user.roles).toEqual([])
  },
}
