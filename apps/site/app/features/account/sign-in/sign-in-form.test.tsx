// @vitest-environment happy-dom
import { seconds } from '@northlight/contract/durations'
import type { RefusedSignIn } from '@northlight/contract/form-answer'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PlaceContext } from '../../../platform/navigation/place.ts'
import { dispatch } from '../../../platform/session/store.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { SignInForm } from './sign-in-form.tsx'

let root: Root
let page: HTMLElement
/** What the session service does with a sign-in: the query of the address it answers with. */
const answer = vi.fn<(sent: URLSearchParams) => string>()
/** The ways to sign in that the institute has keys for, and what becomes of the one by Google. */
let ways: Record<string, object> = {}
const google = vi.fn<(sent: URLSearchParams) => Response>()
const session = { user: { name: 'Aditi Rao', email: 'aditi@example.com', token: 'token' } }

const replies = async (address: string, init?: RequestInit): Promise<Response> => {
  const path = new URL(address, location.origin).pathname
  if (path === '/api/auth/csrf') return Response.json({ csrfToken: 'csrf' })
  if (path === '/api/auth/session') return Response.json(session)
  if (path === '/api/auth/providers') return Response.json(ways)
  if (path === '/api/auth/signin/google') return google(new URLSearchParams(String(init?.body)))
  return Response.json({ url: `http://site.test/${answer(new URLSearchParams(String(init?.body)))}` })
}

const show = (search: string, refused?: RefusedSignIn) => {
  const place = { pathname: '/auth/sign-in', search, hash: '', key: 'test', state: null }
  flushSync(() =>
    root.render(
      <PlaceContext value={place}>
        <SignInForm refused={refused} />
      </PlaceContext>,
    ),
  )
}

// The rules of the form are here when it asks for them.
beforeAll(() => import('./sign-in-endpoint.ts'))
beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(replies))
  dispatch({ type: 'signed-out' })
  ways = {}
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(() => {
  flushSync(() => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const form = () => page.querySelector('form') as HTMLFormElement
const field = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)
const send = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) if (field(name)) (field(name) as HTMLInputElement).value = value
  flushSync(() => form().requestSubmit())
}
const until = (check: () => void) => vi.waitFor(check, seconds(10))
const said = () => page.querySelector('[role=alert]')?.textContent ?? ''

test('without a script it posts to the server by itself, and keeps where the person wanted to go', () => {
  show('?redirect=/profile%23devices')
  const plain = document.createElement('div')
  plain.innerHTML = page.innerHTML
  const sent = plain.querySelector('form')
  expect(sent?.getAttribute('action')).toBe('/auth/sign-in?redirect=%2Fprofile%23devices')
  expect(sent?.getAttribute('method')).toBe('post')
  expect(sent?.getAttribute('enctype')).toBeNull()
})

test('what is missing is said at its field, and nothing is sent', async () => {
  show('')
  send({ email: 'aditi', password: '' })
  await until(() => expect(field('email')?.getAttribute('aria-invalid')).toBe('true'))
  expect(field('password')?.getAttribute('aria-invalid')).toBe('true')
  expect(answer).not.toHaveBeenCalled()
})

test('a wrong password is said in place, stays in its field, and no message says it again', async () => {
  show('')
  answer.mockReturnValueOnce('?error=CredentialsSignin&code=credentials')
  send({ email: ' aditi@example.com ', password: ' wrong' })
  await until(() => expect(said()).toContain('Wrong e-mail or password'))
  expect(Object.fromEntries(answer.mock.lastCall?.[0] ?? [])).toMatchObject({
    email: 'aditi@example.com',
    password: ' wrong',
  })
  expect(field('password')?.value).toBe(' wrong')
  expect(toast.shown()).toEqual([])
  await until(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
})

test('a code that is asked for has a field of its own from then on', async () => {
  show('')
  answer.mockReturnValue('?error=CredentialsSignin&code=second-way')
  send({ email: 'aditi@example.com', password: 'right' })
  await until(() => expect(field('code')).not.toBeNull())
  answer.mockReturnValue('?error=CredentialsSignin&code=credentials')
  send({ code: ' 123456 ' })
  await until(() => expect(said()).toContain('Wrong e-mail or password'))
  expect(answer.mock.lastCall?.[0].get('code')).toBe('123456')
  expect(field('code')).not.toBeNull()
})

test('the error that Google comes back with is said at once, until the next try', () => {
  show('?error=OAuthAccountNotLinked')
  expect(said()).toContain('This address has another sign-in')
  send({ email: '', password: '' })
  expect(said()).toBe('')
})

test('a form that was sent without a script and refused says so, and keeps the e-mail', () => {
  show('?redirect=/faq', { why: '?error=CredentialsSignin&code=limited', email: 'aditi@example.com' })
  expect(said()).toContain('Too many attempts')
  expect([field('email')?.value, field('password')?.value]).toEqual(['aditi@example.com', ''])
})

test('when it worked the person is greeted', async () => {
  const success = vi.spyOn(toast, 'success')
  show('')
  answer.mockReturnValue('')
  send({ email: 'aditi@example.com', password: 'right' })
  await until(() => expect(success).toHaveBeenCalledWith('Welcome, Aditi.'))
})

const googleButton = () => [...page.querySelectorAll('button')].find(({ textContent }) => /Google/.test(textContent))

const pressGoogle = async () => {
  ways = { google: { id: 'google' } }
  show('?redirect=/faq%23fees')
  await until(() => expect(googleButton()).toBeDefined())
  flushSync(() => googleButton()?.click())
}

test('Google is there only with its keys, and leads back to where the person wanted to go', async () => {
  show('')
  expect(googleButton()).toBeUndefined()
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  google.mockReturnValueOnce(Response.json({ url: 'https://accounts.google.test/' }))
  await pressGoogle()
  await until(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://accounts.google.test/'))
  expect(google.mock.lastCall?.[0].get('callbackUrl')).toBe('/faq#fees')
})

test.each([429, 403])('a %s leads nowhere: it is said, and the button can be pressed again', async (status) => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const told = vi.spyOn(toast, 'error').mockReturnValue(0)
  google.mockReturnValueOnce(Response.json({ message: 'Not now.' }, { status }))
  await pressGoogle()
  await until(() =>
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Google could not be reached')),
  )
  await until(() => expect(googleButton()?.textContent).toBe('Continue with Google'))
  expect(leave).not.toHaveBeenCalled()
})
