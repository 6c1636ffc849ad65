// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withinStep } from '../../../platform/navigation/within-step.ts'
import type { Step } from './steps.ts'
import { useSteps } from './use-steps.ts'

const steps = ['one', 'two', 'three'].map((name) => ({ title: name, fields: [name] })) as unknown as Step<string>[]

/** A connection so slow that the test itself says when the check is through. */
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
    get at() {
      return at
    },
    go: (by: number) => {
      at += by
      window.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at] }))
    },
  }
}

/** The same, but as in a browser nothing moves before the click that asked for it is over. */
const aSlowHistory = () => {
  const wanted: number[] = []
  const it = aHistory()
  const go = it.go
  return Object.assign(it, {
    go: (by: number) => void wanted.push(by),
    arrive: () => {
      for (let by = wanted.shift(); by !== undefined; by = wanted.shift()) go(by)
    },
  })
}

/** A form at its third step of three. */
const atTheThird = async () => {
  const now = shown(slowForm().form)
  await act(async () => now.steps.goTo(2))
  return now
}
const aPlaceOnThePage = () => history.pushState(null, '', '#main')

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

describe('after a link to a place on the page', () => {
  test('the form goes on from the step it shows', async () => {
    const { form, answer } = slowForm()
    const now = shown(form)
    await act(async () => now.steps.goTo(1))
    aPlaceOnThePage()
    await act(async () => void now.steps.goOn())
    await act(async () => answer(true))
    expect(now.steps.step).toBe(2)
    // Back to the place, which is of the second step, and on to that step itself.
    await act(async () => history.go(-1))
    expect(now.steps.step).toBe(1)
    await act(async () => history.go(-1))
    expect(now.steps.step).toBe(1)
    await act(async () => history.go(-1))
    expect(now.steps.step).toBe(0)
  })

  test('the Back key stays at the step, and so does a place in the address', async () => {
    const now = await atTheThird()
    aPlaceOnThePage()
    await act(async () => void window.dispatchEvent(Object.assign(new Event('popstate'), { state: null })))
    expect(now.steps.step).toBe(2)
    await act(async () => history.go(-1))
    expect(now.steps.step).toBe(2)
  })

  test.for([1, 0])('the form’s own Back leads to the step it names: %i', async (to) => {
    const now = await atTheThird()
    withinStep(aPlaceOnThePage)
    await act(async () => now.steps.goTo(to))
    expect(now.steps.step).toBe(to)
    expect(history.state).toEqual({ step: to })
  })

  test('a page that is loaded anew shows the step', () => {
    history.replaceState({ step: 1 }, '')
    withinStep(aPlaceOnThePage)
    expect(shown(slowForm().form).steps.step).toBe(1)
  })
})

test('a second tap on Back before the history has moved is the same wish', async () => {
  const slow = aSlowHistory()
  vi.stubGlobal('history', slow)
  const now = await atTheThird()
  await act(async () => {
    now.steps.goTo(1)
    now.steps.goTo(1)
  })
  await act(async () => slow.arrive())
  expect(now.steps.step).toBe(1)
  expect(slow.at).toBe(1)
})
