import { seconds } from '@northlight/contract/durations'
import { wordsIn } from '@northlight/contract/words/catalogue'
import { expect, test, vi } from 'vitest'
import { testReport } from './test-report.ts'
import { aFullReport, aReport, totals } from './testing/a-report.ts'
import { missingLetters } from './testing/missing-letters.ts'

// Fonts are read and a document is set; a busy machine takes its time.
vi.setConfig({ testTimeout: seconds(60) })

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('the report of a full paper is a tagged PDF that reads its figures aloud and is small enough to send', async () => {
  const bytes = await testReport(aReport())
  const text = textOf(bytes)
  expect(text.slice(0, 8)).toBe('%PDF-1.7')
  expect(text).toContain('/StructTreeRoot')
  expect(text.match(/\/S \/Figure/g)).toHaveLength(4)
  expect(text).toContain('/Alt (61.00 percent, grade C. Marks 183')
  expect(bytes.length).toBeLessThan(300_000)
})

test('a report with nothing in it, below zero and not ranked, can still be made', async () => {
  const empty = aFullReport('A')
  const bytes = await testReport(
    aReport({
      report: {
        ...empty,
        total: { ...totals(0, 0, 0), percent: -12.5, marks: -3 },
        standing: null,
        distribution: [],
        previous: null,
        sections: [],
        topics: [],
        questions: [],
        mistakes: [],
        advice: [],
        notes: [],
        changes: [],
      },
      answers: [],
    }),
  )
  expect(textOf(bytes)).not.toContain('NaN')
})

test('a report in Kannada has its heads, figures and what is read aloud in Kannada', async () => {
  const [own, english] = await Promise.all([testReport(aReport({ words: wordsIn('kn') })), testReport(aReport())])
  expect(textOf(own)).toContain('NotoSansKannada')
  expect(textOf(english)).not.toContain('NotoSansKannada')
  expect(textOf(english)).toContain('Students by marks')
  for (const said of ['percent, grade', 'Marks 183', 'Students by marks', 'Time per question', 'Longest:'])
    expect(textOf(own)).not.toContain(said)
})

test('a name in Kannada letters is written with the face that has them', async () => {
  expect(textOf(await testReport(aReport({ report: aFullReport('ಅನನ್ಯ ರಾವ್') })))).toContain('NotoSansKannada')
})

test.each(['kn', 'hi'] as const)(
  'a report in %s names its language and has every letter, also beside a Latin name',
  async (language) => {
    const bytes = await testReport(aReport({ words: wordsIn(language) }))
    expect(textOf(bytes)).toContain(`/Lang (${language}-IN)`)
    expect(missingLetters(bytes)).toBe(0)
  },
)
