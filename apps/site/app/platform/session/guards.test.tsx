// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toasts/toast.ts'
import { GoContext } from '../navigation/place.ts'
import { sessionCalls } from './auth-calls.ts'
import { AuthOnly } from './guards.tsx'
import { keptKey } from './has-kept.ts'
import { dispatch } from './store.ts'
import { watchOtherPages } from './watch-other-pages.ts'

const asha = { user: { token: 't', id: '7', email: 'asha@northlight.test' } }
const read = vi.spyOn(sessionCalls, 'read')
const told = vi.spyOn(toast, 'warning')
const go = vi.fn()
let root: Root
let stop: () => void

const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const field = () => document.querySelector<HTMLInputElement>('input[name="answer"]')

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') as HTMLElement)
  stop = watchOtherPages()
  dispatch({ type: 'session-arrived', session: asha })
  flushSync(() =>
    root.render(
      <GoContext value={go}>
        <AuthOnly waiting="One moment">
          <form aria-label="Application">
            <input name="answer" />
          </form>
        </AuthOnly>
      </GoContext>,
    ),
  )
})
afterEach(() => {
  flushSync(() => root.unmount())
  stop()
  vi.clearAllMocks()
})

test('a half-filled page that comes back after its session has ended keeps what was typed on the way to sign-in', async () => {
  Object.assign(field() as HTMLInputElement, { value: 'half an answer' })
  read.mockResolvedValue({})
  comeBack()
  await vi.waitFor(() =>
    expect(go).toHaveBeenCalledWith(expect.stringMatching(/^\/auth\/sign-in\?/), { replace: true }),
  )
  expect(JSON.parse(sessionStorage.getItem(keptKey) ?? '{}')).toMatchObject({
    person: 'asha@northlight.test',
    values: [{ form: 'Application', name: 'answer', value: 'half an answer' }],
  })
  expect(told).toHaveBeenCalledExactlyOnceWith('Please sign in again. What you typed is kept, except passwords.')
  await vi.waitFor(() => expect(field()).toBeNull())
})

test('a half-filled page that comes back to its person stays', async () => {
  Object.assign(field() as HTMLInputElement, { value: 'half an answer' })
  read.mockResolvedValue(asha)
  comeBack()
  await read.mock.results[0]?.value
  expect(field()?.value).toBe('half an answer')
  expect(go).not.toHaveBeenCalled()
})
