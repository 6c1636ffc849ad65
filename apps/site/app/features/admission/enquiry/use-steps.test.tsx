// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
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

const shown = (form: ReturnType<typeof slowForm>['form']) => {
  const now = {} as { steps: ReturnType<typeof useSteps> }
  const Form = () => {
    now.steps = useSteps(steps, form)
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form />))
  return now
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

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
