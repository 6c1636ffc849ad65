import type { QuestionView } from '@northlight/contract/office/questions'
import { expect, test } from 'vitest'
import { draftOf, sentDraft } from './draft.ts'

const math = '<span class="math" data-tex="v^2">v^2</span>'
const stored = (texts: string[]) =>
  ({
    ...{
      code: 'PH-1',
      subject: 'Physics',
      topic: 'Motion',
      type: 'single',
      difficulty: 'Easy',
      levels: [],
      key: 'A',
      key_in_force: 'A',
    },
    ...{ decimals: null, figure: null, figure_alt: null, passage: null },
    wordings: [
      {
        ...{ language: 'en', text: '<p>Which?</p>', matches: [], solution: '', changed_at: '', is_behind: false },
        options: texts.map((text, at) => ({ name: 'ABCD'[at] ?? '', text })),
      },
    ],
  }) as unknown as QuestionView

test('an option that a file put into a paragraph is edited as a line, and whatever is more than a line as it is written', () => {
  const draft = draftOf(stored([`<p>${math} again</p>`, '<p>one</p><p>two</p>', 'plain', '<p>a <b>bold</b> word</p>']))
  expect(draft.wordings.en?.options).toEqual(['\\(v^2\\) again', '<p>one</p><p>two</p>', 'plain', 'a <b>bold</b> word'])
  expect(sentDraft(draft).wordings[0]?.options.map(({ text }) => text)).toEqual([
    `${math} again`,
    '<p>one</p><p>two</p>',
    'plain',
    'a <b>bold</b> word',
  ])
})

test.for([
  ['A', 'A'],
  ['C', 'C'],
  ['A or C', 'A or C'],
  ['withdrawn', ''],
] as const)('where the key in force is %s, the next version begins with “%s”', ([key_in_force, key]) => {
  expect(draftOf({ ...stored(['one', 'two']), key_in_force }).key).toBe(key)
})
