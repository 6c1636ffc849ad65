// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { scriptJson } from '../../platform/document/script-json.ts'
import { neutralRootData } from '../../platform/institute/institute.ts'
import { rootDataId } from '../../platform/islands/read-root-data.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { startToasts } from './toasts.ts'

const pageIn = (language: 'en' | 'kn', texts: Record<string, string>) => {
  document.body.innerHTML = `<div data-spoken="polite"></div><section data-toasts><ol></ol>
    <ul data-toast="success" data-word="Done"><li><span data-text></span><button data-act hidden></button></li></ul></section>
    <script type="application/json" id="${rootDataId}">${scriptJson({ ...neutralRootData(), words: { language, texts } })}</script>`
  return startToasts()
}

let stop = () => {}
afterEach(() => {
  stop()
  toast.clear()
})

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('ol [data-text]')].map((text) => [text.lang, text.textContent])
const spoken = () => [...document.querySelectorAll<HTMLElement>('[data-spoken] span')].map((text) => text.lang)

test('a message that is not translated is marked as English, for the eyes and for the voice', () => {
  stop = pageIn('kn', { 'Saved.': 'ಉಳಿಸಲಾಗಿದೆ.' })
  toast.success('Saved.')
  toast.success('Sent to the office.')
  expect(shown()).toEqual([
    ['', 'ಉಳಿಸಲಾಗಿದೆ.'],
    ['en', 'Sent to the office.'],
  ])
  expect(spoken()).toEqual(['', 'en'])
  expect(document.querySelector('[data-spoken]')?.textContent).toContain('Done: ಉಳಿಸಲಾಗಿದೆ.')
})

test('on an English page nothing is marked', () => {
  stop = pageIn('en', {})
  toast.success('Saved.')
  expect(shown()).toEqual([['', 'Saved.']])
})

const place = () => document.querySelector('[data-toasts]')

test('a browser that is older than popovers, and throws at their selector, shows messages all the same', () => {
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  stop = pageIn('en', {})
  expect(place()?.hasAttribute('open')).toBe(false)
  const id = toast.success('Saved.')
  expect(place()?.hasAttribute('open')).toBe(true)
  toast.dismiss(id)
  expect(place()?.hasAttribute('open')).toBe(false)
})

test('others lift the place of messages into the top layer while there is one', () => {
  const calls: string[] = []
  const known = { showPopover: () => calls.push('show'), hidePopover: () => calls.push('hide') }
  Object.assign(HTMLElement.prototype, known)
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(
    (selector) => selector === ':popover-open' && calls.at(-1) === 'show',
  )
  stop = pageIn('en', {})
  const id = toast.success('Saved.')
  toast.dismiss(id)
  expect(calls).toEqual(['show', 'hide'])
  vi.restoreAllMocks()
  for (const name of Object.keys(known)) Reflect.deleteProperty(HTMLElement.prototype, name)
})
