import { seconds } from '@northlight/contract/durations'
import { ClientDisconnected, ServerBusy } from '@northlight/contract/queue'
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

test('of one visitor only some wait, nothing is set for one who has left, and others still get theirs', async () => {
  let isGone = false
  const asked = Array.from({ length: 20 }, () =>
    setInThread('test-report', aReport(), { who: 'one', isGone: () => isGone }).catch((error: unknown) => error),
  )
  isGone = true
  const other = await setInThread('test-report', aReport(), { who: 'other' })
  expect(Buffer.from(other).toString('latin1', 0, 5)).toBe('%PDF-')
  const outcomes = await Promise.all(asked)
  expect(outcomes.filter((outcome) => outcome instanceof Uint8Array)).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome instanceof ClientDisconnected)).toHaveLength(12)
  expect(outcomes.filter((outcome) => outcome instanceof ServerBusy)).toHaveLength(7)
})
