import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import type { Language, PaperView } from '@northlight/contract/exams/paper'
import type { Text } from '@northlight/contract/words/catalogue'
import type { Question } from '@northlight/exam/papers/paper'

export type PaperQuestion = PaperView['sections'][number]['slots'][number]['questions'][number]
export type Passage = PaperView['passages'][number]

/** One question as this student sees it. */
export type SheetQuestion = {
  slot: number
  /** In the whole paper, from 1. */
  number: number
  section: number
  marks: { right: number; wrong: number; blank: number; partial: number | null }
  /** The names of the options in the order drawn for this student. */
  order: string[]
  view: PaperQuestion
  /** The same question as the engine knows it. */
  question: Question
  passage: Passage | null
}

export type SheetSection = { id: number; name: string; subject: string; slots: number[]; durationMs: number | null }

export type Sheet = {
  questions: SheetQuestion[]
  bySlot: Map<number, SheetQuestion>
  /** Every slot, in order. */
  order: number[]
  sections: SheetSection[]
}

const engineQuestion = (view: PaperQuestion): Question => ({
  version: view.version,
  type: view.type,
  options: view.options,
  ...(view.matches ? { matches: view.matches } : {}),
  ...(view.decimals === null ? {} : { decimals: view.decimals }),
  topic: null,
  difficulty: view.difficulty,
})

/** The paper and this student's draw, joined. What the paper does not hold is left out. */
export const sheetFor = (paper: PaperView, items: AttemptView['items']): Sheet => {
  const places = new Map(
    paper.sections.flatMap((section) => section.slots.map((slot) => [slot.id, { section, slot }] as const)),
  )
  const passages = new Map(paper.passages.map((passage) => [passage.id, passage]))
  const questions: SheetQuestion[] = []
  for (const item of items) {
    const place = places.get(item.slot)
    const view = place?.slot.questions.find((one) => one.version === item.version)
    if (!place || !view) continue
    const { right, wrong, blank, partial } = place.slot
    questions.push({
      slot: item.slot,
      number: questions.length + 1,
      section: place.section.id,
      marks: { right, wrong, blank, partial },
      order: item.options.length > 0 ? item.options : view.options,
      view,
      question: engineQuestion(view),
      passage: view.passage === null ? null : (passages.get(view.passage) ?? null),
    })
  }
  const sections = paper.sections
    .map(({ id, name, subject, duration_ms }) => ({
      id,
      name,
      subject,
      durationMs: duration_ms,
      slots: questions.filter((one) => one.section === id).map((one) => one.slot),
    }))
    .filter((section) => section.slots.length > 0)
  return {
    questions,
    bySlot: new Map(questions.map((one) => [one.slot, one])),
    order: questions.map((one) => one.slot),
    sections,
  }
}

export const languageNames: Record<Language, string> = { en: 'English', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' }

type Texts = PaperQuestion['texts']

/** The wording in the wanted language, or in English where there is no translation. */
export const wordingOf = (texts: Texts, wanted: Language): { language: Language; words: Texts['en'] } => {
  const words = texts[wanted]
  return words ? { language: wanted, words } : { language: 'en', words: texts.en }
}

export const passageIn = (passage: Passage, wanted: Language): { language: Language; html: string } => {
  const html = passage.texts[wanted]
  return html ? { language: wanted, html } : { language: 'en', html: passage.texts.en }
}

/** A, B, C, D by place on the screen, whatever the options are called. */
export const letterAt = (place: number): string => String.fromCharCode(65 + place)

export const typeWords = {
  single: 'One right option',
  multiple: 'One or more right options',
  numeric: 'Type a number',
  matching: 'Match the two lists',
} as const satisfies Record<Question['type'], Text>
