import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, slug } from '../fields.ts'
import { tag } from './online-tests.ts'

/** A paper as it travels to the student: every wording, no key and no solution. Marks are hundredths of a mark. */
export const languages = ['en', 'kn', 'hi'] as const
export type Language = (typeof languages)[number]

/** What the screen offers besides question and answer; the pack of the paper says which. */
export const aids = ['strike_out', 'notes', 'hidden_clock', 'contrast', 'calculator'] as const

const byName = z.record(z.string(), z.string())
/** HTML with formulas as MathML. Options by name, whatever order they are shown in. */
const QuestionText = z.object({ text: z.string(), options: byName, matches: byName.optional() })
const inLanguages = <T extends z.ZodType>(one: T) => z.object({ en: one, kn: one.optional(), hi: one.optional() })

export const PaperQuestionView = z.object({
  version: z.number().int(),
  type: z.enum(['single', 'multiple', 'numeric', 'matching']),
  /** Names in the printed order; the order for this student stands in the attempt's items. */
  options: z.array(z.string()),
  matches: z.array(z.string()).nullable(),
  decimals: z.number().int().nullable(),
  difficulty: z.enum(['Easy', 'Moderate', 'Hard']),
  passage: z.number().int().nullable(),
  texts: inLanguages(QuestionText),
  figure: z.string().nullable(),
  figure_alt: z.string().nullable(),
})

export const PaperView = z.object({
  version: z.number().int(),
  name: z.string(),
  delivery: z.enum(['free', 'sequential']),
  clock: z.enum(['paper', 'section', 'question', 'none']),
  duration_ms: z.number().int().nullable(),
  choices_count_unsaved: z.boolean(),
  languages: z.array(z.enum(languages)),
  instructions: z.array(z.string()),
  aids: z.array(z.enum(aids)),
  total_marks: z.number().int(),
  sections: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      subject: z.string(),
      duration_ms: z.number().int().nullable(),
      slots: z.array(
        z.object({
          id: z.number().int(),
          right: z.number().int(),
          wrong: z.number().int(),
          blank: z.number().int(),
          partial: z.number().int().nullable(),
          duration_ms: z.number().int().nullable(),
          questions: z.array(PaperQuestionView),
        }),
      ),
    }),
  ),
  passages: z.array(
    z.object({
      id: z.number().int(),
      texts: inLanguages(z.string()),
      figure: z.string().nullable(),
      figure_alt: z.string().nullable(),
    }),
  ),
})
export type PaperView = z.output<typeof PaperView>

export const PaperReply = z.object({ paper: PaperView })

/** A version never changes, so the reply may be kept for ever; only those who have started may read it. */
export const paper = endpoint({
  method: 'get',
  path: '/tests/{slug}/paper/{version}',
  summary: 'The paper of an attempt that has begun, without keys; kept by the browser',
  tag,
  audience: 'user',
  params: z.object({ slug, version: idParam }),
  reply: PaperReply,
})

/** Before the start: what awaits the student. */
export const InstructionsView = z.object({
  delivery: z.enum(['free', 'sequential']),
  clock: z.enum(['paper', 'section', 'question', 'none']),
  /** The whole time; where each section or question has its own, their sum. Null: no limit. */
  duration_ms: z.number().int().nullable(),
  total_marks: z.number().int(),
  total_questions: z.number().int(),
  languages: z.array(z.enum(languages)),
  pack: z.string().nullable(),
  instructions: z.array(z.string()),
  sections: z.array(
    z.object({
      name: z.string(),
      subject: z.string(),
      questions: z.number().int(),
      marks: z.number().int(),
      /** Only where each section has a clock of its own. */
      duration_ms: z.number().int().nullable(),
      /** "Right answer +4, wrong answer −1, no answer 0." One for each scheme used in the section. */
      marking: z.array(z.string()),
    }),
  ),
  integrity: z.object({ policy: z.enum(['log', 'warn', 'eliminate']), warnings: z.number().int() }),
  /** Answers given before the end count if they arrive within this time; 0: only if staff accept them. */
  grace_minutes: z.number().int(),
})
export type InstructionsView = z.output<typeof InstructionsView>

export const instructions = endpoint({
  method: 'get',
  path: '/tests/{slug}/instructions',
  summary: 'Sections, marking scheme and rules of a test, before it is begun',
  tag,
  cachedUntil: 'content',
  params: z.object({ slug }),
  reply: z.object({ instructions: InstructionsView }),
  example: { params: { slug: 'jee-main-mock-1' } },
})
