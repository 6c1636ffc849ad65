import type { FullReportView } from '@northlight/contract/results/report-views'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LetterHead } from './letter-head.tsx'

/** Only what the head of the letter reads; most students of a journey have no test before this one. */
const report = (change: number) =>
  ({
    test: { name: 'Paper 2', slug: 'paper-2', is_admission: false, delivery: 'free' },
    total: { marks: 72, max: 120, percent: 60 },
    standing: null,
    ranked_from: { needed: 20 },
    previous: { name: 'Paper 1', slug: 'paper-1', marks: 52, max: 120, change },
    ...{ grade: 'C', grade_label: '', waiver: null, notes: [], note_by: null },
    words: { greeting: 'Dear Asha,', paragraphs: [] },
  }) as unknown as FullReportView

test.each([
  [20, '20 marks more than in Paper 1'],
  [-20, '20 marks fewer than in Paper 1'],
  [0, 'The same as in Paper 1'],
])('a change of %i stands in the list of figures as one of its entries', (change, words) => {
  const html = renderToString(<LetterHead report={report(change)} reader="student" />)
  const list = /<dl.*?<\/dl>/s.exec(html)?.[0] ?? ''
  expect(list.replace(/<[^>]+>/g, '')).toContain(words)
  expect(list).not.toMatch(/<p[\s>]/)
})
