// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toasts/toast.ts'
import { isBusy } from '../build-check/busy.ts'
import { neutralRootData } from '../institute/institute.ts'
import { hydrateIslands } from './hydrate-islands.ts'

const View = () => null
const islands = { form: async () => View }

const draw = (start: string) => {
  document.body.innerHTML = `<div data-island="form" data-start="${start}"><form method="post"><input name="email"></form></div><div data-island="unknown"></div>`
  const box = document.querySelector<HTMLElement>('[data-island="form"]')
  const field = box?.querySelector('input')
  if (!box || !field) throw new Error('the document is not what it should be')
  return { box, field }
}
const mounted = vi.fn(async () => undefined)
const mount = async () => mounted

beforeEach(() => {
  mounted.mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  toast.clear()
})

test('an island that nobody touches stays as it was drawn', async () => {
  draw('touched')
  hydrateIslands(islands, neutralRootData(), mount)
  await Promise.resolve()
  expect(mounted).not.toHaveBeenCalled()
})

test.each(['pointerdown', 'focusin', 'input', 'keydown'])('a first %s hydrates it, once', async (type) => {
  const { box, field } = draw('touched')
  hydrateIslands(islands, neutralRootData(), mount)
  field.dispatchEvent(new Event(type, { bubbles: true }))
  field.dispatchEvent(new Event(type, { bubbles: true }))
  await vi.waitFor(() => expect(box.dataset.isLive).toBe(''))
  expect(mounted).toHaveBeenCalledOnce()
})

test('one that was typed into before anybody listened is hydrated', async () => {
  const { box, field } = draw('touched')
  field.value = 'asha@example.com'
  hydrateIslands(islands, neutralRootData(), mount)
  await vi.waitFor(() => expect(box.dataset.isLive).toBe(''))
})

test('one that starts at once needs nobody', async () => {
  const { box } = draw('at-once')
  hydrateIslands(islands, neutralRootData(), mount)
  await vi.waitFor(() => expect(box.dataset.isLive).toBe(''))
})

test('one for which this tab has kept something starts by itself, and no other', async () => {
  draw('kept a-draft')
  hydrateIslands(islands, neutralRootData(), mount)
  await Promise.resolve()
  expect(mounted).not.toHaveBeenCalled()
  sessionStorage.setItem('a-draft', '{}')
  const { box } = draw('kept a-draft')
  hydrateIslands(islands, neutralRootData(), mount)
  await vi.waitFor(() => expect(box.dataset.isLive).toBe(''))
})

test('a file that was lost once is asked for again', async () => {
  vi.useFakeTimers()
  const { box, field } = draw('touched')
  const fetchView = vi.fn(async () => View).mockRejectedValueOnce(new Error('lost'))
  hydrateIslands({ form: fetchView }, neutralRootData(), mount)
  field.dispatchEvent(new Event('focusin', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(box.dataset.isLive).toBe('')
  expect(fetchView).toHaveBeenCalledTimes(2)
})

test('what was typed before it lives keeps the page from reloading', async () => {
  const { field } = draw('touched')
  const gate = Promise.withResolvers<typeof View>()
  hydrateIslands({ form: () => gate.promise }, neutralRootData(), mount)
  field.value = 'asha@example.com'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isBusy()).toBe(true)
  gate.resolve(View)
  await vi.waitFor(() => expect(isBusy()).toBe(false))
  expect(field.value).toBe('asha@example.com')
})

test('so does what was typed before anybody listened, and a lost file asks', async () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { box, field } = draw('touched')
  field.value = 'asha@example.com'
  hydrateIslands({ form: async () => Promise.reject(new Error('lost')) }, neutralRootData(), mount)
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(reload).not.toHaveBeenCalled()
  expect(toast.shown().at(-1)?.action?.label).toBe('Reload now')
  expect([box.dataset.plain, field.value]).toEqual(['', 'asha@example.com'])
})

test('a page that is nothing without its island tries again by itself once there is a connection', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { box } = draw('whole-page')
  const fetchView = vi.fn(async () => View)
  fetchView.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'))
  hydrateIslands({ form: fetchView }, neutralRootData(), mount)
  await vi.advanceTimersByTimeAsync(2000)
  expect(box.dataset.isLive).toBeUndefined()
  expect(box.dataset.plain, 'it says so itself').toBe('')
  expect(toast.shown()).toEqual([])
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect([box.dataset.isLive, box.dataset.plain]).toEqual(['', undefined])
})

test('one that cannot be had at all is plain, and keeps what was typed', async () => {
  vi.useFakeTimers()
  const { box, field } = draw('touched')
  hydrateIslands({ form: async () => Promise.reject(new Error('lost')) }, neutralRootData(), mount)
  field.value = 'asha@example.com'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect([box.dataset.plain, box.dataset.isLive]).toEqual(['', undefined])
  expect(isBusy()).toBe(true)
})
