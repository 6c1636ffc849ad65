import type { Ms } from '../durations.ts'
import type { Marks } from '../marking/marks.ts'

export const QUESTION_TYPES = ['single', 'multiple', 'numeric', 'matching'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export const DIFFICULTIES = ['Easy', 'Moderate', 'Hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/**
 * What one question earns. `wrong` and `blank` are zero or less.
 * `partial` is earned for each right part (option or pair) when some are missing and none is wrong.
 */
export type Scheme = { right: Marks; wrong: Marks; blank: Marks; partial?: Marks }

/** One wording of a question, frozen. The key is kept elsewhere: this part may travel to the student. */
export type Question = {
  version: number
  type: QuestionType
  /** Names of the choices (single, multiple) or of the left-hand list (matching); empty for numeric. */
  options: string[]
  /** Names of the right-hand list, matching only. */
  matches?: string[]
  /** Numeric: the number of decimals asked for. */
  decimals?: number
  topic: string | null
  difficulty: Difficulty
  /** Questions with the same passage number share one paragraph and stay together. */
  passage?: number
}

/** A place in the paper. It may hold several wordings, one of which is picked for each student. */
export type Slot = { id: number; scheme: Scheme; durationMs?: Ms; questions: Question[] }

export type Section = { id: number; name: string; subject: string; durationMs?: Ms; slots: Slot[] }

/** What happens to a question that staff withdraw after the test. */
export const DROPPED_RULES = ['full_to_all', 'full_to_attempted', 'not_counted'] as const
export type DroppedRule = (typeof DROPPED_RULES)[number]

export type Delivery = 'free' | 'sequential'

/** Which clock runs: one for the paper, one per section, one per question (sequential only), or none. */
export type ClockKind = 'paper' | 'section' | 'question' | 'none'

export type Paper = {
  version: number
  delivery: Delivery
  clock: ClockKind
  durationMs: Ms | null
  /** When false, a choice counts only after Save or Mark, as in the real entrance exams. */
  choicesCountUnsaved: boolean
  dropped: DroppedRule
  sections: Section[]
}

/** What was picked for one student: which wording in each slot, and the order of its options. */
export type Item = { slot: number; version: number; options: string[] }

export type SheetItem = {
  slot: number
  number: number
  section: number
  subject: string
  scheme: Scheme
  durationMs: Ms | null
  question: Question
  options: string[]
}

/** The student's own paper, in the stored order. Items whose slot or wording the paper does not hold are left out. */
export const sheetOf = (paper: Paper, items: Item[]): SheetItem[] => {
  const places = new Map(
    paper.sections.flatMap((section) => section.slots.map((slot) => [slot.id, { section, slot }] as const)),
  )
  return items
    .flatMap((item) => {
      const place = places.get(item.slot)
      const question = place?.slot.questions.find((one) => one.version === item.version)
      if (!place || !question) return []
      return [
        {
          slot: item.slot,
          number: 0,
          section: place.section.id,
          subject: place.section.subject,
          scheme: place.slot.scheme,
          durationMs: place.slot.durationMs ?? null,
          question,
          options: item.options,
        },
      ]
    })
    .map((item, index) => ({ ...item, number: index + 1 }))
}

export const slotsOf = (paper: Paper): Slot[] => paper.sections.flatMap((section) => section.slots)
