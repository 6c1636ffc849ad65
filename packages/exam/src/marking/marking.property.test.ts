import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answer } from '../answers/answers.ts'
import { type Paper, type SheetItem, sheetOf } from '../papers/paper.ts'
import { totalsBySection, totalsBySubject, totalsByTopic, totalsOf } from '../results/totals.ts'
import { answerOf, anyPaper, keyOf } from '../testing/arbitraries.ts'
import { asPrinted } from '../testing/papers.ts'
import { correctKeys, type Keys } from './keys.ts'
import { markChanges, markPaper, type Responses } from './mark.ts'

type Sat = { paper: Paper; sheet: SheetItem[]; keys: Keys; responses: Responses }

/** Any paper, with any keys, answered in any way: some questions blank, some never reached. */
const anyAttempt: fc.Arbitrary<Sat> = anyPaper.chain((paper) => {
  const sheet = sheetOf(paper, asPrinted(paper))
  const answers = sheet.map((item) => fc.option(answerOf(item.question.type), { nil: null }))
  return fc
    .tuple(
      fc.tuple(...sheet.map((item) => keyOf(item.question.type))),
      fc.tuple(...answers),
      fc.array(fc.boolean(), { minLength: sheet.length, maxLength: sheet.length }),
    )
    .map(([keys, given, reached]) => ({
      paper,
      sheet,
      keys: Object.fromEntries(sheet.map((item, index) => [item.question.version, keys[index]])) as Keys,
      responses: Object.fromEntries(
        sheet.flatMap((item, index) => (reached[index] ? [[item.slot, given[index] as Answer | null]] : [])),
      ),
    }))
})

test('marks never exceed the paper, nor fall below the worst it can do', () => {
  fc.assert(
    fc.property(anyAttempt, ({ paper, sheet, keys, responses }) => {
      const total = totalsOf(markPaper(sheet, keys, responses, paper.dropped))
      const worst = sheet.reduce((sum, { scheme }) => sum + Math.min(scheme.wrong, scheme.blank), 0)
      expect(total.max).toBeLessThanOrEqual(sheet.reduce((sum, { scheme }) => sum + scheme.right, 0))
      expect(total.marks).toBeLessThanOrEqual(total.max)
      expect(total.marks).toBeGreaterThanOrEqual(worst)
      expect(Number.isSafeInteger(total.marks)).toBe(true)
    }),
  )
})

test('sections, subjects and topics each add up to the whole', () => {
  fc.assert(
    fc.property(anyAttempt, ({ paper, sheet, keys, responses }) => {
      const marks = markPaper(sheet, keys, responses, paper.dropped)
      const whole = totalsOf(marks)
      for (const parts of [totalsBySection(sheet, marks), totalsBySubject(sheet, marks), totalsByTopic(sheet, marks)])
        for (const field of [
          'marks',
          'max',
          'questions',
          'right',
          'partly',
          'wrong',
          'blank',
          'dropped',
          'negativeMarks',
        ] as const)
          expect(parts.reduce((sum, part) => sum + part[field], 0)).toBe(whole[field])
      expect(whole.right + whole.partly + whole.wrong + whole.blank + whole.dropped).toBe(whole.questions)
      expect(whole.positiveMarks + whole.negativeMarks).toBe(whole.marks)
    }),
  )
})

test('accepting a further answer never costs anyone a mark, and the difference shown adds up', () => {
  fc.assert(
    fc.property(
      anyAttempt.chain((sat) => keyOf(sat.sheet[0]?.question.type ?? 'single').map((key) => ({ ...sat, key }))),
      ({ paper, sheet, keys, responses, key }) => {
        const before = markPaper(sheet, keys, responses, paper.dropped)
        const corrected = correctKeys(keys, [{ version: 1, decision: 'also_right', key }])
        const after = markPaper(sheet, corrected, responses, paper.dropped)
        const changes = markChanges(before, after)
        for (const change of changes) expect(change.change).toBeGreaterThan(0)
        const sum = changes.reduce((all, one) => all + one.change, 0)
        expect(totalsOf(after).marks - totalsOf(before).marks).toBe(sum)
      },
    ),
  )
})
