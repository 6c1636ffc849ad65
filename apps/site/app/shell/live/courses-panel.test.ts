// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { coursesPanel } from './courses-panel.ts'

const branch = (slug: string) => ({
  slug,
  name: slug,
  modes: '',
  groups: [{ title: 'Online' as const, links: [{ label: `Physics, ${slug}`, to: `/${slug}/courses/physics` }] }],
})

beforeEach(() => document.body.replaceChildren(coursesPanel(['mysuru', 'hubballi', 'udupi'].map(branch))))

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
const chosen = () => tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true' && tab.tabIndex === 0)
const shown = () => document.querySelector('[role=tabpanel]:not([hidden])')?.textContent
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event.defaultPrevented
}

test('the first campus is chosen, and a press chooses another', () => {
  expect(shown()).toContain('mysuru')
  tabs()[1]?.click()
  expect(shown()).toContain('hubballi')
  expect(chosen()).toEqual([tabs()[1]])
})

test('arrow keys move the choice and the focus with it, and only they are taken', () => {
  tabs()[0]?.focus()
  expect(key('ArrowUp')).toBe(true)
  expect(document.activeElement).toBe(tabs()[2])
  expect(chosen()).toEqual([tabs()[2]])
  expect(shown()).toContain('udupi')
  expect(key('Tab')).toBe(false)
})

test('each list of courses is named by its campus', () => {
  expect(tabs()).toHaveLength(3)
  for (const tab of tabs()) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
  }
})
