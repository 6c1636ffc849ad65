// @vitest-environment happy-dom

import { createToastStore } from '@northlight/ui/kit/toast-store.ts'
import { beforeEach, expect, test } from 'vitest'
import { keepToasts, takeToasts } from './carried-toasts.ts'

beforeEach(() => sessionStorage.clear())

const said = { id: 1, type: 'info', text: 'There is no report of yours for this test.', at: 1000 } as const

test('what is said when a document goes is said once more by the next, for the rest of its time', () => {
  keepToasts([said], 3000)
  // The next page has taken two seconds to come: nobody has read it meanwhile.
  expect(takeToasts(5000)).toEqual([{ type: 'info', text: said.text, at: 3000, timeout: 6000 }])
  expect(takeToasts(5000)).toEqual([])
})

test('from page to page it is seen for 8 s in all', () => {
  let toasts: Parameters<typeof keepToasts>[0] = [said]
  const left = [4000, 7000, 8999, 9000].map((now) => {
    keepToasts(toasts, now)
    const store = createToastStore()
    const [first] = takeToasts(now)
    if (first) store[first.type](first.text, first)
    toasts = store.shown()
    return first?.timeout
  })
  expect(left).toEqual([5000, 2000, 1, undefined])
})

test('each has its own time', () => {
  keepToasts([said, { ...said, id: 2, text: 'Saved.', at: 8000 }], 10_000)
  expect(takeToasts(10_000)).toEqual([{ type: 'info', text: 'Saved.', at: 8000, timeout: 6000 }])
})

test('what is old, or offers something that the next page cannot do, is not', () => {
  keepToasts([said], 1000)
  expect(takeToasts(20_000)).toEqual([])
  keepToasts([{ ...said, action: { label: 'Undo', run: () => {} } }], 1000)
  expect(takeToasts(2000)).toEqual([])
})

test('storage that somebody else has written breaks nothing', () => {
  const strange = [
    '{',
    '7',
    '[]',
    '{"at":1,"said":[{"type":"none","text":"x","left":9},{"type":"info","text":"x"},7,null]}',
    '{"at":1,"said":[{"type":"info","text":"for a day","left":90000000}]}',
  ]
  for (const text of strange) {
    sessionStorage.setItem('site:said', text)
    expect(takeToasts(2)).toEqual([])
  }
})
