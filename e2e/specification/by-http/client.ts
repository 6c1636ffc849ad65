import { expect } from '@playwright/test'
import { ownEmail, ownPhone } from '../../support/forms.ts'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a check names what it expects of them
export type Body = any
type Fields = Record<string, string | File>

const formOf = (fields: Fields) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

export const password = 'Polaris#2027'

/**
 * A client of the product description: multipart forms, a bearer token, the cookies that a browser keeps, and no field
 * or address of our own.
 */
export const clientOf = (siteUrl: string) => {
  const jar = new Map<string, string>()
  let token = ''

  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await fetch(siteUrl + path, { ...init, headers, redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }

  const call = async (path: string, fields?: Fields): Promise<{ status: number; body: Body }> => {
    const reply = await send(`/api/v1/${path}`, {
      ...(fields && { method: 'POST', body: formOf(fields) }),
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
    })
    expect(reply.headers.get('content-type'), path).toContain('application/json')
    return { status: reply.status, body: await reply.json() }
  }

  /** What a client goes on with: a reply of the status it looks for. */
  const expected = async (status: number, path: string, fields?: Fields): Promise<Body> => {
    const reply = await call(path, fields)
    expect(reply.status, `${path}: ${JSON.stringify(reply.body).slice(0, 500)}`).toBe(status)
    return reply.body
  }

  /** A call of the session: form-encoded, from a page of the site. */
  const session = async (path: string, fields: Record<string, string>) => {
    const reply = await send(`/api/auth/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, json: 'true' }),
      headers: { origin: siteUrl },
    })
    return (await reply.json()) as { url: string }
  }

  const signIn = async (email: string, secret = password) => {
    const { url } = await session('callback/credentials', { email, password: secret, callbackUrl: '/profile' })
    const { user } = (await (await send('/api/auth/session')).json()) as { user?: { token: string } }
    token = user?.token ?? ''
    return url
  }

  return {
    send,
    call,
    expected,
    session,
    signIn,
    cookies: () => [...jar.keys()],
    /** By the call instead of the session. */
    logIn: async (email: string, secret = password) => {
      token = (await expected(200, 'auth/login', { email, password: secret })).token
    },
    /** An account of somebody of unknown age, as these calls make it. */
    register: async () => {
      const who = { name: 'Meera Joshi', email: ownEmail(), phone: ownPhone() }
      const reply = await expected(201, 'auth/register', { ...who, password, confirm_password: password })
      return { ...who, reply }
    },
    /** Takes the money in the demo's bank, and gives the proof that its window hands over. */
    pay: async (orderId: string): Promise<Record<string, string>> => {
      const reply = await send(`/sandbox/checkout/${orderId}/pay`, { method: 'POST' })
      const { proof } = (await reply.json()) as Body
      return proof
    },
  }
}

export type Client = ReturnType<typeof clientOf>
