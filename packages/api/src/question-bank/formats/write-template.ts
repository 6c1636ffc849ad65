import { toCell } from '@northlight/contract/formulas/formula-text'
import { keyText } from '@northlight/exam/marking/key-text'
import type { ParsedQuestion } from './parsed-question.ts'
import { importMark, withPictures, withTexts } from './pictures-in-text.ts'
import { templateColumns } from './template-columns.ts'

/** A picture of the archive by its name alone. */
const byName = (html: string) =>
  withPictures(html, ({ src, alt }) => ({ src: src.startsWith(importMark) ? src.slice(importMark.length) : src, alt }))

const cellOf = (question: ParsedQuestion, column: string): string => {
  const [field = '', ...rest] = column.split('.')
  const language = rest.at(-1) as 'en' | 'kn' | 'hi' | undefined
  const texts = language && question.texts[language]
  switch (field) {
    case 'levels':
      return question.levels.join(', ')
    case 'key':
      return keyText(question.key)
    case 'decimals':
      return question.decimals === null ? '' : String(question.decimals)
    case 'picture':
      return question.figure?.name ?? ''
    case 'picture_text':
      return question.figure_alt ?? ''
    case 'passage_code':
      return question.passage?.code ?? ''
    case 'passage_picture':
      return question.passage?.figure?.name ?? ''
    case 'passage_picture_text':
      return question.passage?.figure_alt ?? ''
    case 'text':
      return toCell(texts?.text ?? '', false)
    case 'option':
      return toCell(texts?.options[rest[0] ?? ''] ?? '', true)
    case 'match':
      return toCell(texts?.matches?.[rest[0] ?? ''] ?? '', true)
    case 'solution':
      return toCell((language && question.solution[language]) ?? '', false)
    case 'passage':
      return toCell((language && question.passage?.texts[language]) ?? '', false)
    default:
      return (question as unknown as Record<string, string | null>)[field] ?? ''
  }
}

/** The heads and rows of the template, for CSV and for XLSX. */
export const templateRows = (questions: readonly ParsedQuestion[]): string[][] => [
  templateColumns.map(({ label }) => label),
  ...questions
    .map((question) => withTexts(question, byName))
    .map((question) => templateColumns.map(({ name }) => cellOf(question, name))),
]
