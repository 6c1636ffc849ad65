import { expect, test } from 'vitest'
import { clockWords } from './clock.tsx'

test('the clock to the Board says hours, the last two in minutes, and how late it is', () => {
  const due = '2026-11-18T04:30:00.000Z'
  const at = (iso: string) => clockWords(due, Date.parse(iso))
  expect(at('2026-11-15T04:30:00.000Z')).toEqual({ words: '72 hours left', isLate: false })
  expect(at('2026-11-18T03:29:00.000Z')).toEqual({ words: '61 minutes left', isLate: false })
  expect(at('2026-11-18T04:29:40.000Z')).toEqual({ words: '1 minute left', isLate: false })
  expect(at('2026-11-18T07:31:00.000Z')).toEqual({ words: '3 hours late', isLate: true })
})
