import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { aids, languages } from '../exams/paper.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { difficulties, questionTypes } from './questions.ts'

const tag = 'Office: papers'
const message = z.string()
const moment = z.iso.datetime()
const int = z.number().int()
const desk = { tag, audience: 'staff', act: 'tests.write' } as const
const ofPaper = z.object({ id: idParam })
const examplePaper = { params: { id: '971001' } }
const yes = (sentence: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false'])], { error: sentence })
    .transform((value) => value === true || value === 'true')
const number = (sentence: string, min: number, max: number) =>
  z.coerce.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence)

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

export const PaperRow = z.object({
  id: int,
  code: z.string(),
  name: z.string(),
  version: int,
  version_id: int,
  pack: z.string().nullable(),
  filled: int,
  slots: int,
  /** Hundredths of a mark. */
  marks: int,
  minutes: int.nullable(),
  is_frozen: z.boolean(),
  tests: int,
  created_at: moment,
})
export type PaperRow = z.output<typeof PaperRow>

export const paperList = endpoint({
  ...desk,
  method: 'get',
  path: '/office/papers',
  summary: 'Papers, newest first',
  query: listQuery({ filters: ['search', 'state'], sorts: ['name', 'created_at'], size: 25 }),
  reply: listOf(PaperRow),
})

/** A question as the builder shows it. Keys are on the page of the question. */
export const Pick = z.object({
  version_id: int,
  question_id: int,
  code: z.string(),
  opening: z.string(),
  topic: z.string(),
  difficulty: z.enum(difficulties),
  type: z.enum(questionTypes),
  options: int,
  languages: z.array(z.enum(languages)),
  facility: z.number().nullable(),
  last_used_at: moment.nullable(),
  /** A newer version of it is in the bank. */
  is_outdated: z.boolean(),
})
export type Pick = z.output<typeof Pick>

export const PaperBuildView = z.object({
  id: int,
  code: z.string(),
  name: z.string(),
  version_id: int,
  version: int,
  revision: int,
  is_frozen: z.boolean(),
  /** Somebody has begun it, so it cannot be edited even where nobody froze it. */
  is_locked: z.boolean(),
  pack: z.object({ code: z.string(), name: z.string(), version: int, sentences: z.array(z.string()) }).nullable(),
  minutes: int.nullable(),
  shuffle_questions: z.boolean(),
  shuffle_options: z.boolean(),
  languages: z.array(z.enum(languages)),
  /** Hundredths of a mark. */
  marks: int,
  sections: z.array(
    z.object({
      name: z.string(),
      subject: z.string(),
      type: z.enum(questionTypes).nullable(),
      slots: z.array(
        z.object({ id: int, right: int, wrong: int, blank: int, partial: int.nullable(), questions: z.array(Pick) }),
      ),
    }),
  ),
  /** What keeps it from being sat, and what departs from the pack. */
  faults: z.array(z.object({ level: z.enum(['wrong', 'look']), message: z.string() })),
  confirmed: z.object({ by: z.string().nullable(), at: moment, is_current: z.boolean() }).nullable(),
  may_confirm: z.boolean(),
  versions: z.array(z.object({ version: int, version_id: int, is_frozen: z.boolean(), created_at: moment })),
  tests: z.array(z.object({ name: z.string(), slug: z.string(), version: int })),
})
export type PaperBuildView = z.output<typeof PaperBuildView>

export const paperById = endpoint({
  ...desk,
  method: 'get',
  path: '/office/papers/{id}',
  summary: 'The newest version of a paper as it is built',
  params: ofPaper,
  reply: z.object({ paper: PaperBuildView }),
})

export const createPaper = endpoint({
  ...desk,
  method: 'post',
  path: '/office/papers',
  summary: 'A paper with the sections and empty places of a pack',
  input: z.object({ name: text('the name', { max: 200 }), pack: text('the pack', { max: 60 }) }),
  reply: z.object({ message, id: int }),
  status: 201,
  example: { input: { name: 'Weekly test 1', pack: 'example-pack' } },
})

export const savePaper = endpoint({
  ...desk,
  method: 'post',
  path: '/office/papers/{id}/save',
  summary: 'What stands in each place; 409 when somebody has saved since, or when the paper is frozen',
  params: ofPaper,
  input: z.object({
    revision: number('Say which state you have seen.', 0, 1_000_000_000),
    name: text('the name', { max: 200 }).optional(),
    shuffle_questions: yes('Use true or false.').optional(),
    shuffle_options: yes('Use true or false.').optional(),
    languages: z
      .array(z.enum(languages, { error: 'Choose English, Kannada or Hindi.' }), { error: 'Name the languages.' })
      .max(3, 'There are three languages.')
      .optional(),
    /** Places that change: by the id of the slot, with the question versions of which one is drawn. */
    slots: z
      .array(
        z.object(
          {
            slot: idParam,
            questions: z
              .array(idParam, { error: 'Name the questions.' })
              .max(20, 'Use at most 20 for one place.')
              .default([]),
          },
          { error: 'Name the place and its questions.' },
        ),
        { error: 'Name the places.' },
      )
      .max(400, 'Use at most 400 places.')
      .default([]),
  }),
  reply: z.object({ message, revision: int }),
  example: { ...examplePaper, input: { revision: 1, slots: [] } },
})

export const paperByRule = endpoint({
  ...desk,
  method: 'post',
  path: '/office/papers/{id}/by-rule',
  summary: 'What a rule would take for a section, and what the bank lacks for it; nothing is stored',
  params: ofPaper,
  input: z.object({
    /** Its place in the paper, from 1. */
    section: number('Choose the section.', 1, 40),
    topics: z
      .array(text('the topic', { max: 100 }), { error: 'Name the topics.' })
      .max(100, 'Use at most 100 topics.')
      .default([]),
    easy: number('Enter how many easy ones.', 0, 300).default(0),
    moderate: number('Enter how many moderate ones.', 0, 300).default(0),
    hard: number('Enter how many hard ones.', 0, 300).default(0),
    /** Asked by no test for so many months; 0 where it does not matter. */
    unused_months: number('Enter the months, from 0 to 120.', 0, 120).default(0),
    languages: z
      .array(z.enum(languages, { error: 'Choose English, Kannada or Hindi.' }), { error: 'Name the languages.' })
      .max(3, 'There are three languages.')
      .default([]),
    /** Of these another one is wanted. */
    without: z.array(idParam, { error: 'Name the questions.' }).max(400, 'Use at most 400.').default([]),
  }),
  // Nothing is stored.
  keepsRecord: true,
  reply: z.object({
    stock: z.array(z.object({ topic: z.string(), Easy: int, Moderate: int, Hard: int })),
    take: z.array(Pick),
    lacks: z.array(z.string()),
  }),
  example: { ...examplePaper, input: { section: 1, easy: 1 } },
})

const act = (summary: string) => ({
  ...desk,
  method: 'post' as const,
  summary,
  params: ofPaper,
  reply: z.object({ message }),
})

export const freezePaper = endpoint({
  ...act('Freezes a paper whose every place is filled: from then on an edit is a new version'),
  path: '/office/papers/{id}/freeze',
})
export const newPaperVersion = endpoint({
  ...act('A new version of a frozen paper, the same until it is changed'),
  path: '/office/papers/{id}/new-version',
})
export const confirmKeys = endpoint({
  ...act('A second person has read every key of the paper'),
  path: '/office/papers/{id}/confirm-keys',
})

export const printPaper = endpoint({
  ...desk,
  method: 'get',
  path: '/office/papers/{id}/print',
  summary: 'The whole paper as it is printed, with its keys and solutions; each reading is written down',
  params: ofPaper,
  reply: z.object({
    name: z.string(),
    version: int,
    minutes: int.nullable(),
    marks: int,
    instructions: z.array(z.string()),
    sections: z.array(
      z.object({
        name: z.string(),
        marking: z.string(),
        questions: z.array(
          z.object({
            number: int,
            code: z.string(),
            text: z.string(),
            options: z.array(z.object({ name: z.string(), text: z.string() })),
            matches: z.array(z.object({ name: z.string(), text: z.string() })),
            figure: z.string().nullable(),
            figure_alt: z.string().nullable(),
            passage: z.string().nullable(),
            key: z.string(),
            solution: z.string(),
          }),
        ),
      }),
    ),
  }),
})

export const paperEndpoints = [
  packList,
  packByCode,
  writePack,
  paperList,
  createPaper,
  paperById,
  savePaper,
  paperByRule,
  freezePaper,
  newPaperVersion,
  confirmKeys,
  printPaper,
] as const
