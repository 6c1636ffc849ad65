// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Step } from './steps.ts'
import { useSteps } from './use-steps.ts'

const steps = ['one', 'two', 'three'].map((name) => ({ title: name, fields: [name] })) as unknown as Step<string>[]

/** A line so slow that the test itself says when the check is through. */
const slowForm = () => {
  const answers: ((isFine: boolean) => void)[] = []
  const check = vi.fn(() => new Promise<boolean>((answer) => answers.push(answer)))
  return { form: { status: 'idle', errors: {}, check }, check, answer: (isFine: boolean) => answers.shift()?.(isFine) }
}

const roots: Root[] = []
const aRoot = () => {
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  return root
}

const shown = (form: ReturnType<typeof slowForm>['form']) => {
  const now = {} as { steps: ReturnType<typeof useSteps> }
  const Form = () => {
    now.steps = useSteps(steps, form)
    return null
  }
  act(() => aRoot().render(<Form />))
  return now
}

/** What a browser does, which happy-dom leaves out: an entry that is gone back to is shown, and the page hears of it. */
const aHistory = () => {
  const entries: unknown[] = [null]
  let at = 0
  return {
    get state() {
      return entries[at]
    },
    length: 1,
    pushState: (state: unknown) => {
      at += 1
      entries.splice(at, entries.length, state)
    },
    replaceState: (state: unknown) => {
      entries[at] = state
    },
    go: (by: number) => {
      at += by
      window.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at] }))
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('history', aHistory())
})
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('a second tap while the step is being looked at does nothing', async () => {
  const { form, check, answer } = slowForm()
  const now = shown(form)
  await act(async () => {
    void now.steps.goOn()
    void now.steps.goOn()
  })
  expect(now.steps.isChecking).toBe(true)
  await act(async () => void now.steps.goOn())
  expect(check).toHaveBeenCalledTimes(1)
  await act(async () => answer(true))
  expect(now.steps).toMatchObject({ step: 1, isChecking: false })

  await act(async () => void now.steps.goOn())
  await act(async () => answer(true))
  expect(now.steps).toMatchObject({ step: 2, isLast: true })
})

test('after a mistake the next tap looks again', async () => {
  const { form, check, answer } = slowForm()
  const now = shown(form)
  await act(async () => void now.steps.goOn())
  await act(async () => answer(false))
  expect(now.steps).toMatchObject({ step: 0, isChecking: false })
  await act(async () => void now.steps.goOn())
  await act(async () => answer(true))
  expect(check).toHaveBeenCalledTimes(2)
  expect(now.steps.step).toBe(1)
})

test('whoever goes back meanwhile stays there', async () => {
  const { form, answer } = slowForm()
  const now = shown(form)
  await act(async () => now.steps.goTo(1))
  await act(async () => void now.steps.goOn())
  await act(async () => now.steps.goTo(0))
  await act(async () => answer(true))
  expect(now.steps.step).toBe(0)
})

test('each step is a step of the history', async () => {
  const { form, answer } = slowForm()
  const now = shown(form)
  for (const _ of ['one', 'two']) {
    await act(async () => void now.steps.goOn())
    await act(async () => answer(true))
  }
  expect(now.steps.step).toBe(2)
  await act(async () => history.go(-1))
  expect(now.steps.step).toBe(1)
  await act(async () => history.go(-1))
  expect(now.steps.step).toBe(0)
  await act(async () => history.go(2))
  expect(now.steps.step).toBe(2)
})

test('a page that is loaded anew shows the step it showed', () => {
  history.replaceState({ step: 0 }, '')
  history.pushState({ step: 1 }, '')
  expect(shown(slowForm().form).steps.step).toBe(1)
})

test('what was sent cannot be gone back to', async () => {
  const { form, answer } = slowForm()
  const now = {} as { steps: ReturnType<typeof useSteps> }
  const Form = ({ status }: { status: string }) => {
    now.steps = useSteps(steps, { ...form, status })
    return null
  }
  const root = aRoot()
  act(() => root.render(<Form status="idle" />))
  await act(async () => void now.steps.goOn())
  await act(async () => answer(true))
  expect(history.state).toEqual({ step: 1 })
  await act(async () => root.render(<Form status="success" />))
  expect(history.state).toEqual({ step: 0 })
})
