import { firstCalls, type PrefetchReply } from '@northlight/contract/office/prefetch'
import type { Role } from '@northlight/contract/roles'
import { jsonReply } from './http/json-reply.ts'
import type { ApiFetch, Caller } from './pages/site-client.ts'

/** Who looks; what else is asked for depends on the role. */
const own = '/office/me'

type Doors = { siteUrl: string; auth: ApiFetch; api: ApiFetch }

/**
 * What a screen of the office asks for first, in one reply that comes while the browser still loads the script: the
 * session by the cookie, as `/api/auth/session` tells it, and with its token the first calls, each decided by the API as
 * if the browser had made it. One after the other they cost a slow phone a third of a second.
 */
export const answerPrefetch =
  ({ siteUrl, auth, api }: Doors) =>
  async (request: Request, caller: Caller): Promise<Response> => {
    const headers = new Headers(request.headers)
    const session = await auth(new Request(`${siteUrl}/api/auth/session`, { headers }), caller)
    if (!session.ok) return session
    const said = (await session.json()) as { user?: { token?: string } }
    const answers: PrefetchReply['answers'] = {}
    if (said.user?.token) {
      headers.set('authorization', `Bearer ${said.user.token}`)
      const ask = async (address: string) => {
        const reply = await api(new Request(`${siteUrl}/api/v1${address}`, { headers }), caller)
        if (reply.ok) answers[address] = await reply.json()
      }
      await ask(own)
      const me = answers[own] as { role: Role } | undefined
      const all = me ? firstCalls(new URL(request.url).searchParams.get('of'), me.role) : []
      await Promise.all(all.filter((address) => address !== own).map(ask))
    }
    const reply = jsonReply(200, { session: said, answers } satisfies PrefetchReply, { 'cache-control': 'no-store' })
    // The session service renews its cookie with an answer.
    for (const cookie of session.headers.getSetCookie()) reply.headers.append('set-cookie', cookie)
    return reply
  }
