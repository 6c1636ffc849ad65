import { expect } from 'vitest'

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and a test names what it expects of them
type Body = any
type Fields = Record<string, string>

const formOf = (fields: Fields) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/**
 * A front end that knows nothing but the published calls: forms as multipart, a bearer token, the cookies a browser
 * keeps, and never a field or an address of our own.
 */
export const olderClient = (root: string) => {
  const jar = new Map<string, string>()
  let token = ''

  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await fetch(root + path, { ...init, headers, redirect: 'manual' })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return reply
  }
  const call = async (path: string, fields?: Fields): Promise<{ status: number; body: Body }> => {
    const reply = await send(`/api/v1${path}`, {
      ...(fields && { method: 'POST', body: formOf(fields) }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    })
    return { status: reply.status, body: await reply.json() }
  }
  /** What the client goes on with: a reply of the status it looks for. */
  const expected = async (status: number, path: string, fields?: Fields): Promise<Body> => {
    const reply = await call(path, fields)
    expect(reply, path).toMatchObject({ status })
    return reply.body
  }

  return {
    call,
    expected,
    /** The session's protocol, without a call for a token against forged forms. */
    signInHere: async (email: string, password: string, origin?: string) => {
      const reply = await send('/api/auth/callback/credentials', {
        method: 'POST',
        body: new URLSearchParams({ email, password, json: 'true' }),
        ...(origin && { headers: { origin } }),
      })
      expect(((await reply.json()) as { url: string }).url).not.toContain('error=')
      const session = (await (await send('/api/auth/session')).json()) as { user: { token: string } }
      token = session.user.token
    },
    /** The login call, as the server of a front end on another host makes it. */
    signInByCall: async (email: string, password: string) => {
      token = (await expected(200, '/auth/login', { email, password })).token
    },
    signOutHere: async (origin: string) => {
      await send('/api/auth/signout', {
        method: 'POST',
        body: new URLSearchParams({ json: 'true' }),
        headers: { origin },
      })
    },
    /** Sees a test through to its end, whatever its paper is like, and gives how many questions were asked. */
    sit: async (test: string): Promise<number> => {
      for (let asked = 0; asked < 50; asked += 1) {
        const { question_set, total_question_count } = await expected(200, `${test}/question-set`)
        if (question_set.test_status === 'Completed') return asked
        expect(asked).toBeLessThan(total_question_count)
        expect(question_set.current_question.answer_1).toBeTruthy()
        await expected(200, `${test}/fill-answer`, { attempted_answer: 'Answer1' })
      }
      throw new Error('The test never ended.')
    },
    /** A file by its key, outside the API's own address. */
    pdf: async (fileKey: string) => {
      const reply = await send(`/v1/test-report-download/${fileKey}`)
      expect(reply.status).toBe(200)
      return (await reply.text()).slice(0, 5)
    },
  }
}
