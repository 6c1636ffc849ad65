import type { FormAnswer } from '@northlight/contract/form-answer'
import { sourceHeader } from '@northlight/contract/office/family-words'
import { languageOf, pathIn, withoutLanguage } from '@northlight/contract/words/language-paths'
import { languages } from '@northlight/contract/words/languages'
import type { ApiFetch, Caller } from './site-client.ts'

/** Below this address stand the calls of the API, for browsers that send a form by themselves. */
export const plainFormRoot = '/sent'
/** The same in every language: the answer comes in the language of the form. */
export const plainFormRoots = languages.map((language) => (language === 'en' ? '' : `/${language}`) + plainFormRoot)

const unclear = { message: 'An error occurred on our side. Please try again in a moment.' }

/**
 * Sends a form on to the API as it came, when no script was there to do it: switched off, or not yet arrived on a
 * slow connection. Of the visitor's headers only those go along that say what the body is.
 */
export async function sendPlainForm(
  api: ApiFetch,
  { siteUrl, request, path }: { siteUrl: string; request: Request; path: string },
  caller: Caller,
): Promise<FormAnswer> {
  const headers = new Headers()
  for (const name of ['content-type', 'content-length']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const before = pageBefore(request, path)
  // The counsellor sees the page and its language, as with a form that a script sends.
  if (before) headers.set(sourceHeader, new URLSearchParams({ page: before.pathname }).toString())
  const call = `${siteUrl}/api/v1${withoutLanguage(path).slice(plainFormRoot.length)}`
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: request.body, duplex: 'half' }
  const reply = await api(new Request(call, init), caller)
  const body: Body = await reply.json().catch(() => unclear)
  if (body.token) await endToken(api, siteUrl, body.token, caller)
  return {
    status: reply.ok ? 200 : reply.status,
    message: body.message ?? unclear.message,
    errors: Object.values(body.errors ?? {}).flatMap(([first]) => (first ? [first] : [])),
    reference: body.admissionForm?.id,
    fileLink: body.file_link,
    reservationPath: body.reservation?.is_cancelled === false ? URL.parse(body.reservation.url)?.pathname : undefined,
    from: before ? before.pathname + before.search : pathIn(languageOf(path), '/'),
  }
}

/**
 * Making an account also gives out a token, which no page of ours uses: left alone it would stand in the list of
 * devices as one that the student does not know. It ends by itself after a while, so nobody waits for a failure.
 */
const endToken = (api: ApiFetch, siteUrl: string, token: string, caller: Caller) =>
  api(new Request(`${siteUrl}/api/v1/auth/logout`, { headers: { authorization: `Bearer ${token}` } }), caller).catch(
    () => undefined,
  )

type Body = {
  token?: string
  message?: string
  errors?: Record<string, string[]>
  admissionForm?: { id: number }
  file_link?: string
  reservation?: { url: string; is_cancelled: boolean }
}

/** Only a page of our own, and never the answer to the last try. */
function pageBefore(request: Request, path: string): { pathname: string; search: string } | undefined {
  const before = URL.parse(request.headers.get('referer') ?? '')
  if (!before || before.host !== request.headers.get('host') || before.pathname === path) return undefined
  return { pathname: before.pathname.replace(/^\/{2,}/, '/'), search: before.search }
}
