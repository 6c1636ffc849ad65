// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Draft, registrationDraft } from './draft.ts'
import { checkStep } from './fields.ts'
import { useRegistration } from './use-registration.ts'

// No date of the test has come from the server yet.
vi.mock('../sittings/use-sittings.ts', () => ({
  useSittings: () => ({ status: 'loading', value: undefined, refresh: async () => undefined, retry: () => undefined }),
}))

// A newer build is out: these files are gone.
vi.mock('./registration-endpoint.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('../../account/sign-in/use-sign-in.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const reply = { message: 'Registered.', application: { number: 'A-2027-0042' } }
vi.mock('../../../platform/api/browser.ts', () => ({ browserClient: async () => ({ post: async () => reply }) }))

const kept = { name: 'Ananya Rao', school_name: 'Hill View School', class: '9th', program: 'JEE', sitting: 's-02' }

let root: Root
const now = {} as { registration: ReturnType<typeof useRegistration> }
function Form({ draft }: { draft: Draft }) {
  now.registration = useRegistration(draft, 's-07')
  const { form, field } = now.registration
  return (
    <form {...form.props}>
      <input name="name" defaultValue={field('name').defaultValue} />
      <input name="school_name" defaultValue={field('school_name').defaultValue} />
    </form>
  )
}
const show = (draft: Draft) => act(() => root.render(<Form draft={draft} />))
const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const type = (name: string, text: string) =>
  act(async () => {
    input(name).value = text
    input(name).dispatchEvent(new Event('input', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(500)
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  show({})
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft that is read later fills what nobody has filled', async () => {
  await type('name', 'Asha Rao')
  act(() => now.registration.student.onClass('10th'))
  show(kept)
  expect(input('name').value).toBe('Asha Rao')
  expect(input('school_name').value).toBe('Hill View School')
  expect(now.registration.student.schoolClass).toBe('10th')
  expect(now.registration.test.program).toBe('JEE')
})

test('as long as nothing is typed the page shows the draft, and that it is kept', () => {
  show(kept)
  expect(now.registration.values).toEqual(kept)
  expect(now.registration.isKept).toBe(true)
  expect(input('name').value).toBe('Ananya Rao')
})

test('the date of a draft stays in it while the dates are on their way', async () => {
  show(kept)
  await type('name', 'Asha Rao')
  expect(registrationDraft.read()).toMatchObject({ name: 'Asha Rao', sitting: 's-02' })
})

test('without a draft the date that led here is the one', async () => {
  await type('name', 'Asha Rao')
  expect(registrationDraft.read()).toMatchObject({ sitting: 's-07' })
})

test('once it is stored the fee can be paid, though the file that would sign in is lost', async () => {
  await type('name', 'Asha Rao')
  act(() => now.registration.goTo(checkStep))
  await act(async () => {
    document.querySelector('form')?.requestSubmit()
    await vi.advanceTimersByTimeAsync(3000)
  })
  await vi.waitFor(() => expect(now.registration.registered).toBe(reply))
  expect(registrationDraft.read()).toBeNull()
})
