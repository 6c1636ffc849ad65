import { seconds } from '@northlight/contract/durations'
import { expect, test, vi } from 'vitest'
import { setInThread } from './set-in-thread.ts'
import { aReport } from './testing/a-report.ts'

// Fonts are read and a document is set; a busy machine takes its time.
vi.setConfig({ testTimeout: seconds(90) })

test('documents asked for at the same time come one after the other, and a broken one harms no other', async () => {
  const [first, broken, second] = await Promise.allSettled([
    setInThread('test-report', aReport()),
    setInThread('test-report', { ...aReport(), report: undefined as never }),
    setInThread('test-report', aReport()),
  ])
  expect(first).toMatchObject({ status: 'fulfilled' })
  expect(broken).toMatchObject({ status: 'rejected' })
  expect(second).toMatchObject({ status: 'fulfilled' })
  if (first.status === 'fulfilled') expect(Buffer.from(first.value).toString('latin1', 0, 5)).toBe('%PDF-')
})
