// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { neutralRootData } from '../../platform/institute/institute.ts'
import { rootDataId, scriptJson } from '../../platform/islands/read-root-data.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { startToasts } from './toasts.ts'

const pageIn = (language: 'en' | 'kn', texts: Record<string, string>) => {
  document.body.innerHTML = `<div data-spoken="polite"></div><section data-toasts><ol></ol>
    <ul data-toast="success" data-word="Done"><li><span data-text></span><button data-act hidden></button></li></ul></section>
    <script type="application/json" id="${rootDataId}">${scriptJson({ ...neutralRootData(), words: { language, texts } })}</script>`
  // This environment is older than popovers.
  const place = document.querySelector<HTMLElement>('[data-toasts]')
  if (place) Object.assign(place, { showPopover: () => {}, hidePopover: () => {}, matches: () => false })
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
