// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepToasts, takeToasts } from './carried-toasts.ts'

beforeEach(() => sessionStorage.clear())

const said = { id: 1, type: 'info', text: 'There is no report of yours for this test.' } as const

test('what is said when a document goes is said once more by the next', () => {
  keepToasts([said], 1000)
  expect(takeToasts(2000)).toEqual([{ type: 'info', text: said.text }])
  expect(takeToasts(2000)).toEqual([])
})

test('what is old, or offers something that the next page cannot do, is not', () => {
  keepToasts([said], 1000)
  expect(takeToasts(20_000)).toEqual([])
  keepToasts([{ ...said, action: { label: 'Undo', run: () => {} } }], 1000)
  expect(takeToasts(2000)).toEqual([])
})

test('storage that somebody else has written breaks nothing', () => {
  for (const text of ['{', '7', '{"at":1,"said":[{"type":"none","text":"x"},7,null]}']) {
    sessionStorage.setItem('site:said', text)
    expect(takeToasts(2)).toEqual([])
  }
})
