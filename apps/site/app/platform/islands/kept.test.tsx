// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Kept } from './kept.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const Page = ({ round, words }: { round: number; words: string }) => (
  <div key={round}>
    <Kept part="header">{import.meta.env.SSR && <button type="button">Menu</button>}</Kept>
    <p>{words}</p>
  </div>
)

/** A page as the server draws it, hydrated. */
const opened = async () => {
  const box = document.createElement('div')
  vi.stubEnv('SSR', true)
  box.innerHTML = renderToString(<Page round={1} words="first" />)
  vi.stubEnv('SSR', false)
  const button = box.querySelector('button')
  const problems = vi.fn()
  const root = await act(() => hydrateRoot(box, <Page round={1} words="first" />, { onRecoverableError: problems }))
  return { box, button, root, problems }
}

test('what the server drew stays the same elements when the page around it is hydrated and drawn again', async () => {
  const { box, button, root, problems } = await opened()
  expect(button?.textContent).toBe('Menu')
  expect(box.querySelector('button')).toBe(button)
  await act(() => root.render(<Page round={1} words="second" />))
  expect(box.textContent).toBe('Menusecond')
  expect(box.querySelector('button')).toBe(button)
  expect(problems).not.toHaveBeenCalled()
})

test('and moves over, listeners and all, when React makes the page anew', async () => {
  const { box, button, root } = await opened()
  await act(() => root.render(<Page round={2} words="after an error" />))
  expect(box.textContent).toBe('Menuafter an error')
  expect(box.querySelector('button')).toBe(button)
})
