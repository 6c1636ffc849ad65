// @vitest-environment happy-dom
import { ApiError } from '@northlight/contract/client'
import type { FamilyView } from '@northlight/contract/office/families/views'
import type { OfficeMeView } from '@northlight/contract/office/me'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Composer } from './features/families/composer.tsx'
import { Timeline } from './features/families/timeline.tsx'
import { WhatsAppForm } from './features/families/write-whatsapp.tsx'
import { NewReference } from './features/fields/new-reference.tsx'
import { useMakeTest } from './features/online-tests/use-make-test.ts'
import { useMake, useMakeAny } from './features/records/make/use-make.ts'
import { calls } from './platform/api/client.ts'
import { forgetKept, keep } from './platform/browser-storage/browser-storage.ts'
import { queryClient } from './platform/browser-storage/query-client.ts'
import { MeContext } from './platform/me/use-me.ts'
import { outbox } from './platform/offline/outbox.ts'
import { session } from './platform/session/session.ts'
import { LateAnswersScreen } from './screens/late-answers.tsx'
import { WalkInScreen } from './screens/walk-in.tsx'

/** The real forms; only the connection to the server is replaced. */
const post = vi.spyOn(calls, 'post')
const asha = 'asha@northlight.test'
const ravi = 'ravi@northlight.test'
const family = { id: 7, name: 'Rao', contacts: [], follow_ups: [], timeline: [] } as unknown as FamilyView

/** React Query tells of an answer in a turn of its own: the end of it is drawn, too. */
const drawn = (happens: () => void) =>
  act(async () => {
    happens()
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve))
  })

let root: Root | undefined
/** How long the way to the next screen takes. */
let arrival: Promise<null>
const close = async () => {
  await act(async () => root?.unmount())
  root = undefined
  document.body.replaceChildren()
}
const open = async (screen: FunctionComponent, by = asha, at = '/') => {
  if (root) await close()
  const acts = ['families.write', 'content.draft'].map((act) => ({ act, grade: 'all' }))
  const me = { email: by, name: by, branches: null, acts } as unknown as OfficeMeView
  const shown = createElement(MeContext, { value: me }, createElement(screen))
  const routes = [
    { path: '/', element: shown },
    { path: '*', loader: () => arrival, element: createElement('h1', null, 'elsewhere') },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const page = createElement(QueryClientProvider, { client: queryClient }, createElement(RouterProvider, { router }))
  await act(async () => root?.render(page))
  return router
}

const Writing = () => createElement(Composer, { family })
const note = () => open(Writing, asha, '/?write=note')
const New = () => createElement('button', { type: 'button', onClick: useMake('articles').make }, 'New article')

type Field = HTMLInputElement | HTMLTextAreaElement
const fieldOf = (selector: string) => {
  const found = document.querySelector<Field>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const type = (selector: string, text: string) =>
  act(async () => {
    const field = fieldOf(selector)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
/** So many taps before anything is drawn again. */
const tap = (words: string, times = 1) =>
  drawn(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
    for (let done = 0; done < times; done++) button?.click()
  })
const keys = () => post.mock.calls.map(([, body]) => (body as { key: string }).key)
/** What waits for an answer until it is given. */
const answerLater = () => {
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  post.mockReturnValueOnce(promise)
  return { answer: (body: object) => drawn(() => resolve(body)), fail: (error: Error) => drawn(() => reject(error)) }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  arrival = Promise.resolve(null)
  queryClient.clear()
  outbox.set([])
  session.set({ status: 'signed-in', token: 'a', email: asha })
  vi.spyOn(calls, 'get').mockResolvedValue({ branches: [], states: [], texts: [], colleagues: [], family: null })
  post.mockReset().mockResolvedValue({})
})
afterEach(close)

test('two quick taps write one note, and the next note is another', async () => {
  const first = answerLater()
  await note()
  await type('textarea', 'Asked for the fees')
  await tap('Write down', 2)
  await tap('Write down')
  expect(post).toHaveBeenCalledTimes(1)
  await first.answer({})
  expect(fieldOf('textarea').value).toBe('')
  await type('textarea', 'Asked for the fees')
  await tap('Write down', 2)
  expect(new Set(keys()).size).toBe(2)
  expect(post).toHaveBeenCalledTimes(2)
})

test('the same note after a lost answer is the same one; with other words it is another', async () => {
  post.mockRejectedValue(new ApiError(500, { message: 'Busy.' }))
  await note()
  await type('textarea', 'Asked')
  await tap('Write down')
  await tap('Write down')
  await type('textarea', 'Asked twice')
  await tap('Write down')
  const [one, two, three] = keys()
  expect(two).toBe(one)
  expect(three).not.toBe(one)
})

test('two quick taps make one family, and no third while its page opens', async () => {
  const first = answerLater()
  await open(WalkInScreen)
  await type('[name=phone]', '9845000111')
  await type('[name=name]', 'Meera')
  await tap('Write down', 2)
  expect(post).toHaveBeenCalledTimes(1)
  const way = Promise.withResolvers<null>()
  arrival = way.promise
  await first.answer({ family: { id: 9 } })
  await type('[name=phone]', '9845000111')
  await type('[name=name]', 'Meera')
  await tap('Write down')
  expect(post).toHaveBeenCalledTimes(1)
  await drawn(() => way.resolve(null))
  expect(document.body.textContent).toBe('elsewhere')
})

test('two quick taps make one draft; after a refusal it can be tried again', async () => {
  const first = answerLater()
  const router = await open(New)
  await tap('New article', 2)
  expect(post).toHaveBeenCalledTimes(1)
  await first.fail(new ApiError(500, { message: 'Busy.' }))
  post.mockResolvedValue({ record: { id: 3 } })
  await tap('New article', 2)
  expect(post).toHaveBeenCalledTimes(2)
  expect(new Set(keys()).size).toBe(1)
  expect(router.state.location.pathname).toBe('/articles/3')
})

test('two quick taps make one test', async () => {
  const first = answerLater()
  const Make = () => {
    const { mutate } = useMakeTest(() => undefined)
    return createElement('button', { type: 'button', onClick: () => mutate('Weekly') }, 'Make it')
  }
  const router = await open(Make)
  await tap('Make it', 2)
  await tap('Make it')
  expect(post).toHaveBeenCalledTimes(1)
  await first.fail(new ApiError(500, { message: 'Busy.' }))
  post.mockResolvedValue({ slug: 'weekly', message: 'Made.' })
  await tap('Make it', 2)
  // The answer was lost: the second request is known by its key.
  expect([keys().length, keys()[0]]).toEqual([2, keys()[1]])
  expect(keys()[0]).toMatch(/^[0-9a-f]{16,64}$/)
  expect(router.state.location.pathname).toBe('/tests/weekly')
})

test('two quick choices of the palette make one draft, also after a lost answer', async () => {
  const first = answerLater()
  const Palette = () => {
    const { make } = useMakeAny({ form: 'make', leaves: false })
    return createElement('button', { type: 'button', onClick: () => make('articles') }, 'New article')
  }
  const router = await open(Palette)
  await tap('New article', 2)
  await tap('New article')
  expect(post).toHaveBeenCalledTimes(1)
  await first.fail(new ApiError(500, { message: 'Busy.' }))
  post.mockResolvedValue({ record: { id: 3 } })
  await tap('New article', 2)
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1])
  expect(router.state.location.pathname).toBe('/articles/3')
})

test('two quick taps beside a field make one record, also after a lost answer', async () => {
  const first = answerLater()
  const made: number[] = []
  const Field = () =>
    createElement(NewReference, { to: 'speakers', title: 'Meera Rao', onMade: ({ id }) => made.push(id) })
  await open(Field)
  const words = 'Make “Meera Rao” a new speaker'
  await tap(words, 2)
  await tap(words)
  expect(post).toHaveBeenCalledTimes(1)
  await first.fail(new ApiError(500, { message: 'Busy.' }))
  post.mockResolvedValue({ record: { id: 4 } })
  await tap(words, 2)
  expect([keys().length, new Set(keys()).size]).toEqual([2, 1])
  expect(made).toEqual([4])
})

test('a second WhatsApp message is written down while the first is on its way, and each of them once', async () => {
  const first = answerLater()
  const reached = { ...family, contacts: [{ kind: 'phone', value: '9845000111', whose: '' }] } as unknown as FamilyView
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  const tapLink = (times: number) =>
    drawn(() => {
      for (let done = 0; done < times; done++) document.querySelector('a')?.click()
    })
  await open(() => createElement(WhatsAppForm, { family: reached }))
  await type('textarea', 'When may I call?')
  await tapLink(2)
  await type('textarea', 'Here are the fees.')
  await tapLink(2)
  await first.answer({})
  document.removeEventListener('click', stay)
  const texts = post.mock.calls.map(([, body]) => (body as { text: string }).text)
  expect(texts).toEqual(['When may I call?', 'Here are the fees.'])
  expect(new Set(keys()).size).toBe(2)
})

test('two quick taps decide once on late answers', async () => {
  const first = answerLater()
  const step = { step: '1:2', question: 2, does: 'save', answer: 'A', verdict: 'late', can_count: true, decision: null }
  const at = { given_at: '2026-07-01T05:00:00.000Z', received_at: '2026-07-01T05:00:00.000Z', reason: 'Came late.' }
  const sittings = [{ attempt: 'a1', user_id: 1, name: 'Asha', ended_at: null, steps: [{ ...step, ...at }] }]
  vi.spyOn(calls, 'get').mockResolvedValue({ sittings })
  await open(LateAnswersScreen)
  await drawn(() => undefined)
  await type('input', 'The line was down')
  await tap('Let 1 count', 2)
  await tap('They do not count')
  expect(post).toHaveBeenCalledTimes(1)
  await first.answer({ message: 'Done.' })
})

test('a note that is on its way when its page is left and opened again is not sent twice', async () => {
  const first = answerLater()
  await note()
  await type('textarea', 'Asked for the fees')
  await tap('Write down')
  await note()
  expect(fieldOf('textarea').value).toBe('Asked for the fees')
  await tap('Write down')
  expect(post).toHaveBeenCalledTimes(1)
  await first.answer({})
  expect(fieldOf('textarea').value).toBe('')
})

test('a half-written note is there again for its writer, for nobody else, and not once it is sent or emptied', async () => {
  await note()
  await type('textarea', 'Asked for')
  // Later, and more than is kept of what was read.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  for (let read = 0; read < 50; read++) keep(`families:${read}`, {})
  vi.useRealTimers()
  await open(Writing, ravi, '/?write=note')
  expect(fieldOf('textarea').value).toBe('')
  // Without being asked for: the kind that was begun comes first.
  await open(Writing)
  expect(fieldOf('textarea[aria-label=Note]').value).toBe('Asked for')
  await type('textarea', '')
  expect(Object.keys(localStorage).filter((name) => name.includes('typed'))).toEqual([])
  await type('textarea', 'Asked for the fees')
  await tap('Write down')
  await note()
  expect(fieldOf('textarea').value).toBe('')
  await type('textarea', 'And for the hostel')
  forgetKept()
  await note()
  expect(fieldOf('textarea').value).toBe('')
})

test('a half-filled walk-in is there again for its writer, and gone once the family is written down', async () => {
  await open(WalkInScreen)
  await type('[name=phone]', '9845000111')
  await type('[name=name]', 'Meera')
  await open(WalkInScreen, ravi)
  expect(fieldOf('[name=name]').value).toBe('')
  await open(WalkInScreen)
  expect([fieldOf('[name=phone]').value, fieldOf('[name=name]').value]).toEqual(['9845000111', 'Meera'])
  post.mockResolvedValue({ family: { id: 9 } })
  await tap('Write down')
  expect(post.mock.calls[0]?.[1]).toMatchObject({ phone: '9845000111', name: 'Meera' })
  await open(WalkInScreen)
  expect(fieldOf('[name=name]').value).toBe('')
})

test('what is written when the session has ended waits under its writer, and no colleague sees it', async () => {
  const ended = () => {
    session.set({ status: 'guest' })
    return Promise.reject(new ApiError(401, {}))
  }
  post.mockImplementationOnce(ended)
  await note()
  await type('textarea', 'Asked for the fees')
  await tap('Write down')
  session.set({ status: 'signed-in', token: 'a', email: asha })
  post.mockImplementationOnce(ended)
  await open(WalkInScreen)
  await type('[name=phone]', '9845000111')
  await type('[name=name]', 'Meera')
  await tap('Write down')
  expect(outbox.get()).toMatchObject([
    { by: asha, body: { text: 'Asked for the fees' } },
    { by: asha, body: { name: 'Meera' } },
  ])
  const Happened = () => createElement(Timeline, { family })
  await open(Happened, ravi)
  expect(document.body.textContent).not.toContain('Asked for the fees')
  await open(Happened)
  expect(document.body.textContent).toContain('Asked for the fees')
})
