// @vitest-environment happy-dom
import { seconds } from '@northlight/contract/durations'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { PlaceContext } from '../../../platform/navigation/place.ts'
import { useReport } from './use-report.ts'

const get = vi.fn<() => Promise<{ state: string }>>()
vi.mock('../../../platform/api/browser.ts', () => ({ browserClient: async () => ({ get }) }))

afterEach(() => void vi.useRealTimers())

test('while a paper is marked, a lost answer is asked for again and shown to nobody', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const seen = new Set<string>()
  const Part = () => {
    const { status, value } = useReport('mock-1')
    seen.add(`${status} ${value?.state}`)
    return null
  }
  get.mockReset()
  get.mockResolvedValueOnce({ state: 'marking' })
  get.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  get.mockResolvedValueOnce({ state: 'ready' })
  const place = { pathname: '/online-tests/mock-1/report', search: '', hash: '', key: 'test', state: null }
  const root = createRoot(document.createElement('div'))
  flushSync(() =>
    root.render(
      <PlaceContext value={place}>
        <Part />
      </PlaceContext>,
    ),
  )
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.advanceTimersByTime(seconds(3))
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2))
  vi.advanceTimersByTime(seconds(3))
  await vi.waitFor(() => expect(seen).toContain('ready ready'))
  expect([...seen]).toEqual(['loading undefined', 'ready marking', 'ready ready'])
  expect(get).toHaveBeenCalledTimes(3)
  root.unmount()
})
