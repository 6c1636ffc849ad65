import type { Api } from '../src/create-api.ts'

/** The session's protocol as a browser speaks it: cookies are kept, bodies are forms. */
export const sessionBrowser = (api: Api, root: string, address = '203.0.113.7') => {
  const jar = new Map<string, string>()
  const send = async (path: string, fields?: Record<string, string>) => {
    const response = await api.session(
      new Request(`${root}/api/auth/${path}`, {
        method: fields ? 'POST' : 'GET',
        body: fields && new URLSearchParams(fields),
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'user-agent': 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
        },
      }),
      { address, requestId: 'browser' },
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return {
      status: response.status,
      location: response.headers.get('location'),
      setCookie: response.headers.getSetCookie(),
      body: await response.text(),
    }
  }
  const csrf = async () => (JSON.parse((await send('csrf')).body) as { csrfToken: string }).csrfToken
  return {
    jar,
    send,
    csrf,
    /** The error in the answer's address, or null when signed in. */
    signIn: async (email: string, password: string, code?: string) => {
      const fields = {
        email,
        password,
        ...(code && { code }),
        csrfToken: await csrf(),
        callbackUrl: `${root}/profile`,
        json: 'true',
      }
      const { url } = JSON.parse((await send('callback/credentials', fields)).body) as { url: string }
      const { searchParams } = new URL(url)
      const why = searchParams.get('code')
      return why === null || why === 'credentials' ? searchParams.get('error') : why
    },
    session: async () =>
      JSON.parse((await send('session')).body) as {
        user?: { id: string; name: string; email: string; phone: string | null; verified: string; token: string }
      },
  }
}
