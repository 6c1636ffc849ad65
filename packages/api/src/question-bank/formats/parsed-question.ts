import type { Language, QuestionTexts, Translated } from '@northlight/db/tables/papers'
import type { Key } from '@northlight/exam/marking/keys'
import type { Difficulty, QuestionType } from '@northlight/exam/papers/paper'

/** A picture of a file: its bytes, the name of one in the same archive, or the address of one of ours. */
export type ParsedPicture = { name: string; base64: string | null }

export type SaidPassage = { texts: Translated; figure: ParsedPicture | null; figure_alt: string | null }

/** `said`: what the row itself says, where its words are those of another row or of a version of the bank. */
export type ParsedPassage = SaidPassage & { code: string; said?: SaidPassage; version_id?: number }

/** A question as a file says it. Texts are HTML with formulas as `data-tex`, not yet sanitised. */
export type ParsedQuestion = {
  code: string | null
  subject: string | null
  topic: string | null
  type: QuestionType
  difficulty: Difficulty | null
  levels: string[]
  texts: QuestionTexts
  options: string[]
  matches: string[] | null
  decimals: number | null
  key: Key
  solution: Translated
  passage: ParsedPassage | null
  figure: ParsedPicture | null
  figure_alt: string | null
  /** Pictures inside the texts, where they are named `/import/…`. */
  pictures: ParsedPicture[]
}

export type Problem = {
  /** Where in the file: a cell such as `F17`, or a line. */
  where: string | null
  /** `guess`: something was assumed and is said. `wrong`: it cannot be taken as it is. */
  level: 'guess' | 'wrong'
  message: string
}

/** One question of a file: what it says, or why it cannot be read. */
export type ParsedRow = {
  /** The row of the spreadsheet, or the line on which the question begins. */
  number: number
  /** As it was sent: cells of a spreadsheet, or the text of the question. */
  cells: string[]
  question: ParsedQuestion | null
  problems: Problem[]
}

export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8']
export const languageNames: [Language, string][] = [
  ['en', 'English'],
  ['kn', 'Kannada'],
  ['hi', 'Hindi'],
]

/** What a code may look like; anything else that stands in its place is a title. */
export const isCode = (text: string): boolean => /^[a-z0-9][a-z0-9._-]{1,59}$/i.test(text)
