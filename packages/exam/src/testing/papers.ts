import type { Answer } from '../answers/answers.ts'
import { minutes } from '../durations.ts'
import type { Key, Keys } from '../marking/keys.ts'
import { scheme } from '../papers/packs.ts'
import type { Item, Paper, Question, QuestionType, Scheme, Section } from '../papers/paper.ts'

export const ABCD = ['A', 'B', 'C', 'D']
export const NUMBERS = ['1', '2', '3', '4']

export const aQuestion = (version: number, type: QuestionType = 'single', more: Partial<Question> = {}): Question => ({
  version,
  type,
  options: type === 'numeric' ? [] : ABCD,
  ...(type === 'matching' ? { matches: NUMBERS } : {}),
  topic: null,
  difficulty: 'Moderate',
  ...more,
})

export const aSection = (
  id: number,
  subject: string,
  questions: Question[],
  marks: Scheme = scheme(4, -1),
): Section => ({
  id,
  name: subject,
  subject,
  slots: questions.map((question) => ({ id: question.version, scheme: marks, questions: [question] })),
})

export const aPaper = (sections: Section[], more: Partial<Paper> = {}): Paper => ({
  version: 1,
  delivery: 'free',
  clock: 'paper',
  durationMs: minutes(60),
  choicesCountUnsaved: false,
  dropped: 'full_to_all',
  sections,
  ...more,
})

/** The paper as printed: first wording, nothing shuffled. */
export const asPrinted = (paper: Paper): Item[] =>
  paper.sections.flatMap((section) =>
    section.slots.flatMap((slot) => {
      const question = slot.questions[0]
      return question ? [{ slot: slot.id, version: question.version, options: question.options }] : []
    }),
  )

/** Reads an answer as a teacher writes it: "B", "A+C", "2.50", "A-1 B-3", or "blank". */
export const anAnswer = (type: QuestionType, text: string): Answer | null => {
  if (text === 'blank' || text === '') return null
  switch (type) {
    case 'single':
      return { type, option: text }
    case 'multiple':
      return { type, options: text.split('+') }
    case 'numeric':
      return { type, value: text }
    case 'matching':
      return { type, pairs: Object.fromEntries(text.split(' ').map((pair) => pair.split('-') as [string, string])) }
  }
}

/** Reads a key as a teacher writes it: "B", "B or C", "A+C", "2.45 to 2.55", "2.5 ± 0.05", "7", "A-1 B-2 C-3 D-4". */
export const aKey = (type: QuestionType, text: string): Key => {
  const isDropped = text.startsWith('dropped')
  const ways = isDropped ? [] : text.split(' or ')
  const dropped = isDropped ? { dropped: true } : {}
  switch (type) {
    case 'single':
      return { type, right: ways, ...dropped }
    case 'multiple': {
      const [right = [], ...or] = ways.map((way) => way.split('+'))
      return { type, right, or, ...dropped }
    }
    case 'numeric':
      return {
        type,
        accept: ways.map((way) => {
          const [from = '', to] = way.split(' to ')
          if (to !== undefined) return { from, to }
          const [value = '', tolerance] = way.split(' ± ')
          return tolerance === undefined ? { value } : { value, tolerance }
        }),
        ...dropped,
      }
    case 'matching': {
      const [pairs = {}, ...or] = ways.map((way) =>
        Object.fromEntries(way.split(' ').map((pair) => pair.split('-') as [string, string])),
      )
      return { type, pairs, or, ...dropped }
    }
  }
}

/** Every single-choice question of the paper has A as its key. */
export const allA = (paper: Paper): Keys =>
  Object.fromEntries(
    paper.sections.flatMap((section) =>
      section.slots.flatMap((slot) =>
        slot.questions.map((question) => [question.version, { type: 'single', right: ['A'] } satisfies Key]),
      ),
    ),
  )
