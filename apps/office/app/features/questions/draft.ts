import type { Language } from '@northlight/contract/exams/paper'
import { fromCell, toCell } from '@northlight/contract/formulas/formula-text'
import type { QuestionView } from '@northlight/contract/office/questions'
import { scheme } from '@northlight/exam/papers/packs'
import type { Difficulty, QuestionType, Scheme } from '@northlight/exam/papers/paper'

export type Entry = { name: string; text: string }
/** Options are one line each, formulas between `\(` and `\)`; question and solution are rich text. */
export type DraftWording = { text: string; options: string[]; matches: string[]; solution: string }

export type Draft = {
  code: string
  subject: string
  topic: string
  type: QuestionType
  difficulty: Difficulty
  levels: string
  key: string
  decimals: string
  /** Names of the entries, the same in every language. */
  options: string[]
  matches: string[]
  wordings: Partial<Record<Language, DraftWording>>
  figure: string | null
  figure_alt: string
  passage_version_id: number | null
}

export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
export const digits = ['1', '2', '3', '4', '5', '6', '7', '8']

export const emptyWording = (): DraftWording => ({ text: '', options: [], matches: [], solution: '' })

export const newDraft = (): Draft => ({
  code: '',
  subject: '',
  topic: '',
  type: 'single',
  difficulty: 'Moderate',
  levels: '',
  key: '',
  decimals: '',
  options: letters.slice(0, 4),
  matches: digits.slice(0, 4),
  wordings: { en: emptyWording() },
  figure: null,
  figure_alt: '',
  passage_version_id: null,
})

const namesOf = (entries: Entry[] = [], usual: string[]): string[] =>
  entries.length === 0 ? usual.slice(0, 4) : entries.map(({ name }) => name)

/** One name more: the first of the usual ones that is not taken. */
export const oneMore = (names: string[], usual: string[]): string[] => {
  const free = usual.find((name) => !names.includes(name))
  return free === undefined ? names : [...names, free]
}

/** Files of others give an option a paragraph of its own. It is a line here, and nobody should have to read the tags. */
const asLine = (html: string) => {
  const [, inside] = /^<p>([\s\S]*)<\/p>$/.exec(html.trim()) ?? []
  return toCell(inside === undefined || /<\/?(?:p|div|ul|ol|table)\b/.test(inside) ? html : inside, true)
}

export const draftOf = (question: QuestionView): Draft => ({
  code: question.code,
  subject: question.subject,
  topic: question.topic,
  type: question.type,
  difficulty: question.difficulty,
  levels: question.levels.join(', '),
  // A question that was withdrawn has none: anyone who writes it anew says which.
  key: question.key_in_force === 'withdrawn' ? '' : question.key_in_force,
  decimals: question.decimals === null ? '' : String(question.decimals),
  options: namesOf(question.wordings[0]?.options, letters),
  matches: namesOf(question.wordings[0]?.matches, digits),
  wordings: Object.fromEntries(
    question.wordings.map(({ language, text, options, matches, solution }) => [
      language,
      {
        text,
        options: options.map((one) => asLine(one.text)),
        matches: matches.map((one) => asLine(one.text)),
        solution,
      },
    ]),
  ),
  figure: question.figure,
  figure_alt: question.figure_alt ?? '',
  passage_version_id: question.passage?.version_id ?? null,
})

const named = (names: string[], texts: string[]): Entry[] =>
  names.map((name, at) => ({ name, text: fromCell(texts[at] ?? '', true).html }))

export const sentDraft = (draft: Draft) => ({
  subject: draft.subject.trim(),
  topic: draft.topic.trim(),
  type: draft.type,
  difficulty: draft.difficulty,
  levels: draft.levels
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
  key: draft.key.trim(),
  ...(draft.type === 'numeric' && draft.decimals !== '' && { decimals: Number(draft.decimals) }),
  wordings: (['en', 'kn', 'hi'] as const).flatMap((language) => {
    const one = draft.wordings[language]
    if (!one) return []
    const options = draft.type === 'numeric' ? [] : named(draft.options, one.options)
    const matches = draft.type === 'matching' ? named(draft.matches, one.matches) : []
    return [{ language, text: one.text, options, matches, solution: one.solution }]
  }),
  figure: draft.figure,
  figure_alt: draft.figure_alt.trim() || null,
  passage_version_id: draft.passage_version_id,
})

/** The marks that such a question usually has, for the table of what earns them. */
export const usualScheme = (type: QuestionType): Scheme => (type === 'multiple' ? scheme(4, -2, 1) : scheme(4, -1))
