import type { PaperView } from '@northlight/contract/exams/paper'
import type { Paper } from '@northlight/exam/papers/paper'

const letters = ['A', 'B', 'C', 'D']
const math = '<math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mn>1</mn></math>'

type Slot = PaperView['sections'][number]['slots'][number]

/** One question of each wanted kind, in three languages. */
const question = (id: number, type: Slot['questions'][number]['type']): Slot => {
  const options = Object.fromEntries(letters.map((name, place) => [name, `<math><mn>${id * 10 + place}</mn></math> m`]))
  const words = (text: string) => ({
    text: `<p>${text} ${id}: what is ${math}?</p>`,
    options: type === 'numeric' ? {} : options,
    ...(type === 'matching' ? { matches: { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } } : {}),
  })
  return {
    id,
    right: 400,
    wrong: -100,
    blank: 0,
    partial: type === 'multiple' ? 100 : null,
    duration_ms: null,
    questions: [
      {
        version: 100 + id,
        type,
        options: type === 'numeric' ? [] : letters,
        matches: type === 'matching' ? ['1', '2', '3', '4'] : null,
        decimals: type === 'numeric' ? 2 : null,
        difficulty: 'Moderate',
        passage: type === 'matching' ? 1 : null,
        texts: { en: words('Item'), kn: words('ಪ್ರಶ್ನೆ'), hi: words('प्रश्न') },
        figure: null,
        figure_alt: null,
      },
    ],
  }
}

type Options = {
  durationMs: number
  /** Where each section has a time of its own. */
  sectionMs: number | null
}

export const paperView = ({ durationMs, sectionMs }: Options): PaperView => ({
  version: 7,
  name: 'Small paper',
  delivery: 'free',
  clock: sectionMs === null ? 'paper' : 'section',
  duration_ms: sectionMs === null ? durationMs : null,
  choices_count_unsaved: false,
  languages: ['en', 'kn', 'hi'],
  aids: ['strike_out', 'notes', 'hidden_clock', 'contrast', 'calculator'],
  instructions: ['Two sections with seven questions in all.'],
  total_marks: 2800,
  sections: [
    {
      id: 1,
      name: 'Physics',
      subject: 'Physics',
      duration_ms: sectionMs,
      slots: [question(1, 'single'), question(2, 'single'), question(3, 'single'), question(4, 'numeric')],
    },
    {
      id: 2,
      name: 'Chemistry',
      subject: 'Chemistry',
      duration_ms: sectionMs,
      slots: [question(5, 'single'), question(6, 'multiple'), question(7, 'matching')],
    },
  ],
  passages: [{ id: 1, texts: { en: '<p>A paragraph for question 7.</p>' }, figure: null, figure_alt: null }],
})

/** The same paper as the engine knows it. */
export const enginePaper = (view: PaperView): Paper => ({
  version: view.version,
  delivery: 'free',
  clock: view.clock,
  durationMs: view.duration_ms,
  choicesCountUnsaved: view.choices_count_unsaved,
  dropped: 'full_to_all',
  sections: view.sections.map((section) => ({
    id: section.id,
    name: section.name,
    subject: section.subject,
    ...(section.duration_ms === null ? {} : { durationMs: section.duration_ms }),
    slots: section.slots.map((slot) => ({
      id: slot.id,
      scheme: { right: slot.right, wrong: slot.wrong, blank: slot.blank },
      questions: slot.questions.map((one) => ({
        version: one.version,
        type: one.type,
        options: one.options,
        ...(one.matches ? { matches: one.matches } : {}),
        topic: null,
        difficulty: one.difficulty,
      })),
    })),
  })),
})
