import type { Language } from '@northlight/db/tables/papers'
import { digits, languageNames, letters } from './parsed-question.ts'

/** A column of our own template: what it holds, and how its head is written. */
export type Column = { name: string; label: string; others?: readonly string[] }

const optionLetters = letters.slice(0, 6)
const matchDigits = digits.slice(0, 6)

const texts = (language: Language, name: string): Column[] => {
  const suffix = language === 'en' ? '' : ` (${name})`
  const column = (field: string, label: string, others: string[] = []): Column => ({
    name: `${field}.${language}`,
    label: `${label}${suffix}`,
    others: others.map((one) => `${one}${suffix}`),
  })
  return [
    column('text', 'question', ['text', 'question text', 'stem']),
    ...optionLetters.map((letter) => column(`option.${letter}`, `option ${letter}`, [letter, `choice ${letter}`])),
    ...matchDigits.map((digit) => column(`match.${digit}`, `match ${digit}`)),
    column('solution', 'solution', ['explanation', 'worked solution']),
    column('passage', 'passage', ['paragraph']),
  ]
}

export const templateColumns: Column[] = [
  { name: 'code', label: 'code', others: ['id', 'question code'] },
  { name: 'subject', label: 'subject' },
  { name: 'topic', label: 'topic', others: ['chapter'] },
  { name: 'difficulty', label: 'difficulty', others: ['level of difficulty'] },
  { name: 'type', label: 'type', others: ['kind'] },
  { name: 'levels', label: 'levels', others: ['exams', 'classes'] },
  { name: 'key', label: 'key', others: ['answer', 'right answer', 'correct answer', 'correct option'] },
  { name: 'decimals', label: 'decimals' },
  { name: 'picture', label: 'picture', others: ['figure', 'image'] },
  { name: 'picture_text', label: 'what the picture shows', others: ['alt', 'picture text'] },
  { name: 'passage_code', label: 'passage code' },
  { name: 'passage_picture', label: 'passage picture' },
  { name: 'passage_picture_text', label: 'what the passage picture shows' },
  ...languageNames.flatMap(([language, name]) => texts(language, name)),
]

const plain = (head: string) =>
  head
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')

/** What each column of a list becomes by its head: as remembered, else as it is written; null where nothing fits. */
export const mappingOf = (
  heads: readonly string[],
  remembered: ReadonlyMap<string, string | null> = new Map(),
): (string | null)[] => {
  const taken = new Set<string>()
  return heads.map((head) => {
    const before = remembered.get(plain(head))
    const found =
      before !== undefined
        ? before
        : (templateColumns.find(({ label, others = [] }) => [label, ...others].map(plain).includes(plain(head)))
            ?.name ?? null)
    if (found === null || taken.has(found)) return null
    taken.add(found)
    return found
  })
}

export const headKey = plain
