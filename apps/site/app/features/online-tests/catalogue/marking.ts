import type { InstructionsView } from '@northlight/contract/exams/paper'

type Section = InstructionsView['sections'][number]

/** `-1` with the sign of arithmetic, which is as wide as a plus. */
export const withMinus = (text: string): string => text.replace(/-(?=\d)/g, '−')

/** What a right, a wrong and no answer bring, where one rule holds for every section; else each section says its own. */
export const markingFigures = (sections: readonly Pick<Section, 'marking'>[]) => {
  const rules = new Set(sections.flatMap(({ marking }) => marking))
  const [rule = ''] = rules
  const found = rules.size === 1 ? /^Right answer (\S+), wrong answer (\S+), no answer (\S+)\.$/.exec(rule) : null
  if (!found) return null
  const [, right = '', wrong = '', blank = ''] = found
  return { right: withMinus(right), wrong: withMinus(wrong), blank: withMinus(blank) }
}

export type SubjectRow = { name: string; questions: number; marks: number; parts: number[] }

/** Sections of one subject together, each a part of its bar. */
export const bySubject = (
  sections: readonly Pick<Section, 'name' | 'subject' | 'questions' | 'marks'>[],
): SubjectRow[] => {
  const rows = new Map<string, SubjectRow>()
  for (const { name, subject, questions, marks } of sections) {
    const title = subject || name
    const row = rows.get(title) ?? { name: title, questions: 0, marks: 0, parts: [] }
    row.questions += questions
    row.marks += marks
    row.parts.push(questions)
    rows.set(title, row)
  }
  return [...rows.values()]
}
