// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

let root: Root
let asked: string[]
let leave: () => void

function List() {
  const [value, setValue] = useState('')
  leave = () => setValue('')
  return (
    <SearchBox
      label="Search"
      value={value}
      onChange={(text) => {
        asked.push(text)
        setValue(text)
      }}
    />
  )
}

const box = () => document.querySelector('input') as HTMLInputElement
const type = (more: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), box().value + more)
    box().dispatchEvent(new Event('input', { bubbles: true }))
  })
const rest = () => act(async () => vi.advanceTimersByTime(300))

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<List />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('whoever rests after a word keeps the blank before the next one', async () => {
  await type('asha ')
  await rest()
  expect([box().value, asked]).toEqual(['asha ', ['asha']])
  await type('rao')
  await rest()
  expect([box().value, asked]).toEqual(['asha rao', ['asha', 'asha rao']])
})

test('what comes from outside is taken over: filters that were cleared, a view that was chosen', async () => {
  await type('asha ')
  await rest()
  await act(async () => leave())
  expect(box().value).toBe('')
  await rest()
  expect(asked).toEqual(['asha'])
})
