import type { QuestionInput } from '@northlight/contract/office/questions'
import type { Language } from '@northlight/db/tables/papers'
import { keyText } from '@northlight/exam/marking/key-text'
import { readyQuestion } from '../bank/question-input.ts'
import type { ParsedQuestion, ParsedRow } from '../formats/parsed-question.ts'

const listed = (names: string[], texts: Record<string, string> = {}) =>
  names.map((name) => ({ name, text: texts[name] ?? '' }))

/** A question of a file as the form of the bank would send it. */
export const asInput = (question: ParsedQuestion): QuestionInput => ({
  subject: question.subject ?? '–',
  topic: question.topic ?? '–',
  type: question.type,
  difficulty: question.difficulty ?? 'Moderate',
  levels: question.levels,
  key: keyText(question.key),
  decimals: question.decimals,
  wordings: (['en', 'kn', 'hi'] as const).flatMap((language: Language) => {
    const words = question.texts[language]
    if (!words) return []
    return [
      {
        language,
        text: words.text,
        options: listed(question.options, words.options),
        matches: listed(question.matches ?? [], words.matches),
        solution: question.solution[language] ?? '',
      },
    ]
  }),
  figure: null,
  figure_alt: question.figure_alt,
  passage_version_id: null,
})

const alreadySaid = /key/i

/** Whatever the form of the bank would refuse is refused here, in the words of the form. */
export const checkParsed = (row: ParsedRow): ParsedRow => {
  if (!row.question) return row
  const hasKeyFault = row.problems.some(({ level, message }) => level === 'wrong' && alreadySaid.test(message))
  const faults = readyQuestion(asInput(row.question)).faults.filter(({ field }) => field !== 'key' || !hasKeyFault)
  const known = new Set(row.problems.map(({ message }) => message))
  const fresh = faults.filter(({ message }) => !known.has(message))
  return {
    ...row,
    problems: [...row.problems, ...fresh.map(({ message }) => ({ where: null, level: 'wrong' as const, message }))],
  }
}
