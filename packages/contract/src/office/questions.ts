import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages, PaperQuestionView } from '../exams/paper.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { readyFilters } from './question-filters.ts'

const tag = 'Office: questions'
const message = z.string()
const moment = z.iso.datetime()
const read = { tag, audience: 'staff', act: 'bank.read' } as const
const write = { tag, audience: 'staff', act: 'bank.write' } as const
const ofQuestion = z.object({ id: idParam })
const int = z.number().int()

export const questionTypes = ['single', 'multiple', 'numeric', 'matching'] as const
export const difficulties = ['Easy', 'Moderate', 'Hard'] as const
export const QuestionRow = z.object({
  id: int,
  code: z.string(),
  /** Of the newest version: what papers take. */
  version_id: int,
  version: int,
  /** The first words as HTML, formulas set. */
  opening: z.string(),
  type: z.enum(questionTypes),
  options: int,
  subject: z.string(),
  topic: z.string(),
  difficulty: z.enum(difficulties),
  languages: z.array(z.enum(languages)),
  /** Over all tests, in percent of takers who got it right; null where nobody was asked. */
  facility: z.number().nullable(),
  /** Right answers of the best 27 % less those of the weakest, from -1 to 1. */
  discrimination: z.number().nullable(),
  last_used_at: moment.nullable(),
  /** What should be looked at. */
  flags: z.array(z.enum(['disputed', 'likely-twice', 'no-solution', 'no-kannada', 'hidden'])),
})
export type QuestionRow = z.output<typeof QuestionRow>

export const questionFilters = ['search', 'look', 'used', 'subject', 'topic', 'type', 'difficulty'] as const

export const questionList = endpoint({
  ...read,
  method: 'get',
  path: '/office/questions',
  summary:
    'The question bank; `filter[search]` looks into words and formulas, `filter[look]` is one of never-used, no-kannada, no-hindi, no-solution, disputed, likely-twice, `filter[used]` the number of months within which a test used it (3, 6 or 12)',
  query: listQuery({ filters: questionFilters, sorts: ['code', 'created_at'], size: 25 }),
  reply: listOf(QuestionRow),
})

export const questionCounts = endpoint({
  ...read,
  method: 'get',
  path: '/office/questions/counts',
  summary: 'How many questions each look at the bank has',
  reply: z.object({ all: int, looks: z.partialRecord(z.enum(readyFilters), int) }),
})

export const questionChoices = endpoint({
  ...read,
  method: 'get',
  path: '/office/questions/choices',
  summary: 'Subjects with their topics, levels and passages that questions can have',
  reply: z.object({
    subjects: z.array(z.object({ name: z.string(), topics: z.array(z.string()) })),
    levels: z.array(z.string()),
    passages: z.array(z.object({ code: z.string(), version_id: int, opening: z.string() })),
  }),
})

export const html = (label: string, max = 20_000) =>
  z
    .string({ error: `Write ${label}.` })
    .max(max, `Keep ${label} under ${max} characters.`)
    .meta({ label, maxBytes: max * 4 })

const NamedText = z.object(
  {
    name: z.string({ error: 'Name the entry.' }).min(1, 'Name the entry.').max(4, 'Names have at most four signs.'),
    text: html('the entry', 5000).default(''),
  },
  { error: 'Give a name and a text.' },
)

/** One language of a question. HTML; formulas as `<span class="math" data-tex="…">`. */
export const WordingInput = z.object(
  {
    language: z.enum(languages, { error: 'Choose English, Kannada or Hindi.' }),
    text: html('the question').default(''),
    options: z.array(NamedText, { error: 'List the options.' }).max(8, 'Use at most 8 options.').default([]),
    matches: z.array(NamedText, { error: 'List the second list.' }).max(8, 'Use at most 8 entries.').default([]),
    solution: html('the solution').default(''),
  },
  { error: 'Say each language with its text.' },
)
export type WordingInput = z.output<typeof WordingInput>

const fields = {
  subject: text('the subject', { max: 100 }),
  topic: text('the topic', { max: 100 }),
  type: z.enum(questionTypes, { error: `Choose one of ${questionTypes.join(', ')}.` }),
  difficulty: z.enum(difficulties, { error: `Choose one of ${difficulties.join(', ')}.` }),
  levels: z
    .array(
      z.string({ error: 'Name the level.' }).trim().min(1, 'Name the level.').max(60, 'Use at most 60 characters.'),
      {
        error: 'List the levels.',
      },
    )
    .max(20, 'Name at most 20 levels.')
    .default([]),
  /** "B" · "A,C" · "2.45 to 2.55 or 2.5 ± 0.05" · "A-1,B-3" */
  key: text('the key', { max: 500 }),
  decimals: z.coerce
    .number({ error: 'Enter a number from 0 to 9.' })
    .int('Enter a whole number.')
    .min(0, 'Enter a number from 0 to 9.')
    .max(9, 'Enter a number from 0 to 9.')
    .nullish(),
  wordings: z
    .array(WordingInput, { error: 'Write the question.' })
    .min(1, 'Write the question in English.')
    .max(3, 'There are three languages.'),
  /** Of the library. */
  figure: z.string({ error: 'Choose a picture.' }).max(300, 'Choose a picture of the library.').nullish(),
  figure_alt: z.string({ error: 'Say what the picture shows.' }).max(500, 'Use at most 500 characters.').nullish(),
  passage_version_id: idParam.nullish(),
}

export const QuestionInput = z.object(fields)
export type QuestionInput = z.output<typeof QuestionInput>

export const code = text('the code', { max: 60 }).regex(
  /^[a-z0-9][a-z0-9._-]+$/i,
  'A code has letters, digits, points and dashes, such as PH-0930.',
)

/** Marks for the table of what earns marks, in hundredths. */
const figureOf = z.object({ test: z.object({ name: z.string(), slug: z.string() }), version: int })

export const QuestionView = z.object({
  id: int,
  code: z.string(),
  version_id: int,
  version: int,
  is_active: z.boolean(),
  subject: z.string(),
  topic: z.string(),
  type: z.enum(questionTypes),
  difficulty: z.enum(difficulties),
  levels: z.array(z.string()),
  key: z.string(),
  /** As decisions on disputes have changed it, where they have. */
  key_in_force: z.string(),
  decimals: int.nullable(),
  wordings: z.array(
    z.object({
      language: z.enum(languages),
      text: z.string(),
      options: z.array(z.object({ name: z.string(), text: z.string() })),
      matches: z.array(z.object({ name: z.string(), text: z.string() })),
      solution: z.string(),
      /** When its words were last written anew. */
      changed_at: moment,
      /** The English words were changed in a later version, and these were not. */
      is_behind: z.boolean(),
    }),
  ),
  figure: z.string().nullable(),
  figure_alt: z.string().nullable(),
  passage: z.object({ version_id: int, code: z.string(), opening: z.string() }).nullable(),
  versions: z.array(
    z.object({ version: int, version_id: int, at: moment, by: z.string().nullable(), key: z.string() }),
  ),
  uses: z.array(
    z.object({ paper_id: int, paper: z.string(), paper_version: int, question_version: int, is_frozen: z.boolean() }),
  ),
  statistics: z.array(
    figureOf.extend({
      takers: int,
      facility: z.number(),
      discrimination: z.number().nullable(),
      most_chosen_wrong: z.object({ answer: z.string(), takers: int }).nullable(),
      flags: z.array(z.string()),
      sat_at: moment,
    }),
  ),
  twins: z.array(z.object({ id: int, code: z.string(), opening: z.string(), is_exact: z.boolean() })),
  open_challenges: int,
  /** What colleagues say to each other about it, the oldest first. No student sees it. */
  remarks: z.array(z.object({ id: int, text: z.string(), by: z.string().nullable(), at: moment })),
})
export type QuestionView = z.output<typeof QuestionView>

export const questionById = endpoint({
  ...read,
  method: 'get',
  path: '/office/questions/{id}',
  summary: 'One question with its key, versions, papers, figures over all tests, and what is likely the same',
  params: ofQuestion,
  reply: z.object({ message, question: QuestionView }),
})

const exampleQuestion = {
  subject: 'Physics',
  topic: 'Motion',
  type: 'single',
  difficulty: 'Easy',
  key: 'B',
  wordings: [
    {
      language: 'en',
      text: '<p>What is the unit of force?</p>',
      options: [
        { name: 'A', text: 'joule' },
        { name: 'B', text: 'newton' },
      ],
    },
  ],
}

export const createQuestion = endpoint({
  ...write,
  method: 'post',
  path: '/office/questions',
  summary: 'A new question; without a code one is made from its subject',
  input: QuestionInput.extend({ code: code.optional() }),
  reply: z.object({ message, id: int, version_id: int, code: z.string() }),
  status: 201,
  example: { input: exampleQuestion },
})

export const writeVersion = endpoint({
  ...write,
  method: 'post',
  path: '/office/questions/{id}/versions',
  summary: 'A new version of a question; 409 when somebody else has written one since the version that was seen',
  params: ofQuestion,
  input: QuestionInput.extend({ seen_version: idParam }),
  reply: z.object({ message, id: int, version_id: int, version: int }),
  status: 201,
  example: { params: { id: '971001' }, input: { ...exampleQuestion, seen_version: 1 } },
})

export const hideQuestion = endpoint({
  ...write,
  method: 'post',
  path: '/office/questions/{id}/hidden',
  summary: 'Takes a question out of what papers and rules can choose, or puts it back; papers that have it keep it',
  params: ofQuestion,
  input: z.object({
    is_hidden: z
      .union([z.boolean(), z.enum(['true', 'false'])], { error: 'Use true or false.' })
      .transform((value) => value === true || value === 'true'),
  }),
  reply: z.object({ message }),
  example: { params: { id: '971001' }, input: { is_hidden: true } },
})

export const remarkOnQuestion = endpoint({
  ...write,
  method: 'post',
  path: '/office/questions/{id}/remarks',
  summary: 'A remark for colleagues on a question; it stays with all its versions',
  params: ofQuestion,
  input: z.object({ text: text('the remark', { max: 2000 }) }),
  reply: z.object({ message }),
  status: 201,
  example: { params: { id: '971001' }, input: { text: 'Option C is a common slip: keep it.' } },
})

export const previewQuestion = endpoint({
  ...read,
  method: 'post',
  path: '/office/questions/preview',
  summary: 'A question as the student will see it, without storing anything; with what is wrong with it',
  input: QuestionInput,
  // Nothing is stored.
  keepsRecord: true,
  reply: z.object({
    view: PaperQuestionView,
    passage: z
      .object({
        id: int,
        texts: z.object({ en: z.string(), kn: z.string().optional(), hi: z.string().optional() }),
        figure: z.string().nullable(),
        figure_alt: z.string().nullable(),
      })
      .nullable(),
    solutions: z.object({ en: z.string(), kn: z.string().optional(), hi: z.string().optional() }),
    faults: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
  example: { input: exampleQuestion },
})

export const questionEndpoints = [
  questionList,
  questionCounts,
  questionChoices,
  questionById,
  createQuestion,
  previewQuestion,
  writeVersion,
  hideQuestion,
  remarkOnQuestion,
] as const
