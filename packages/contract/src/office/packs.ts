import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { aids } from '../exams/paper.ts'
import { text } from '../fields.ts'
import { desk, int, message, number, yes } from './paper-parts.ts'
import { questionTypes } from './questions.ts'

export const PackRow = z.object({
  code: z.string(),
  name: z.string(),
  version: int,
  questions: int,
  /** Hundredths of a mark. */
  marks: int,
  minutes: int,
  papers: int,
  /** The rules read back. */
  sentences: z.array(z.string()),
})
export type PackRow = z.output<typeof PackRow>

export const PackSectionInput = z.object(
  {
    name: text('the name of the section', { max: 100 }),
    subject: text('the subject', { max: 100 }),
    type: z.enum(questionTypes, { error: `Choose one of ${questionTypes.join(', ')}.` }),
    count: number('Enter how many questions, from 1 to 300.', 1, 300),
    /** Hundredths of a mark. */
    right: number('Enter the marks of a right answer.', -10_000, 10_000),
    wrong: number('Enter the marks of a wrong answer.', -10_000, 10_000),
    blank: number('Enter the marks of no answer.', -10_000, 10_000).default(0),
    partial: number('Enter the marks of each right part.', -10_000, 10_000).nullish(),
    decimals: number('Enter the decimals, from 0 to 9.', 0, 9).nullish(),
    is_paragraph: yes('Use true or false.').default(false),
  },
  { error: 'Say each section with its name, subject and marks.' },
)

export const tieRules = ['subject_marks', 'wrong_to_right', 'positive_marks', 'older'] as const

/** How equal marks are told apart, tried one after the other. */
export const TieRuleInput = z
  .object(
    {
      by: z.enum(tieRules, { error: 'Choose what tells equal marks apart.' }),
      subject: text('the subject', { max: 100 }).nullish(),
    },
    { error: 'Say what tells equal marks apart.' },
  )
  .refine(({ by, subject }) => by !== 'subject_marks' || subject != null, {
    error: 'Name the subject whose marks are compared.',
    path: ['subject'],
  })

export const PackInput = z.object({
  code: text('the code', { max: 60 }).regex(/^[a-z0-9][a-z0-9-]+$/, 'Use small letters, digits and dashes.'),
  /** The version that was seen; 0 for a new pack. */
  seen_version: number('Say which version you have seen.', 0, 1_000_000),
  name: text('the name', { max: 100 }),
  minutes: number('Enter the minutes, from 1 to 1440.', 1, 1440),
  sections: z
    .array(PackSectionInput, { error: 'List the sections.' })
    .min(1, 'A pack needs a section.')
    .max(40, 'Use at most 40 sections.'),
  choices_count_unsaved: yes('Use true or false.').default(false),
  are_marks_per_test: yes('Use true or false.').default(false),
  dropped: z
    .enum(['full_to_all', 'full_to_attempted', 'not_counted'], { error: 'Say what a withdrawn question earns.' })
    .default('full_to_all'),
  /** Without it a new version keeps the rules of the one before. */
  ties: z
    .array(TieRuleInput, { error: 'List what tells equal marks apart.' })
    .max(12, 'Use at most 12 rules.')
    .optional(),
  instructions: z
    .array(z.string({ error: 'Write a sentence.' }).max(500, 'Use at most 500 characters.'), {
      error: 'List the instructions.',
    })
    .max(40, 'Use at most 40 sentences.')
    .default([]),
  /** Left out: the usual ones. */
  aids: z
    .array(z.enum(aids, { error: `Choose among ${aids.join(', ')}.` }), { error: 'List what the screen offers.' })
    .max(aids.length, 'Name each once.')
    .optional(),
})
export type PackInput = z.output<typeof PackInput>

export const PackView = PackRow.extend({
  sections: z.array(
    z.object({
      name: z.string(),
      subject: z.string(),
      type: z.enum(questionTypes),
      count: int,
      right: int,
      wrong: int,
      blank: int,
      partial: int.nullable(),
      decimals: int.nullable(),
      is_paragraph: z.boolean(),
    }),
  ),
  choices_count_unsaved: z.boolean(),
  are_marks_per_test: z.boolean(),
  dropped: z.enum(['full_to_all', 'full_to_attempted', 'not_counted']),
  ties: z.array(z.object({ by: z.enum(tieRules), subject: z.string().nullable() })),
  instructions: z.array(z.string()),
  aids: z.array(z.enum(aids)),
  used_by: z.array(z.object({ paper_id: int, name: z.string(), pack_version: int })),
})
export type PackView = z.output<typeof PackView>

export const packList = endpoint({
  ...desk,
  method: 'get',
  path: '/office/packs',
  summary: 'The patterns of examinations, newest version each, read back as sentences',
  reply: z.object({ packs: z.array(PackRow) }),
})

export const packByCode = endpoint({
  ...desk,
  method: 'get',
  path: '/office/packs/{code}',
  summary: 'One pattern with the papers that follow it',
  params: z.object({ code: z.string().max(60) }),
  reply: z.object({ pack: PackView }),
})

export const writePack = endpoint({
  ...desk,
  method: 'post',
  path: '/office/packs',
  summary: 'A new pattern, or a new version of one; papers keep the version they follow',
  input: PackInput,
  reply: z.object({ message, code: z.string(), version: int }),
  status: 201,
  example: {
    input: {
      code: 'weekly',
      seen_version: 0,
      name: 'Weekly test',
      minutes: 45,
      sections: [{ name: 'Physics', subject: 'Physics', type: 'single', count: 2, right: 400, wrong: -100 }],
    },
  },
})

export const packEndpoints = [packList, packByCode, writePack] as const
