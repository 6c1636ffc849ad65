import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PaperQuestionView } from '../exams/paper.ts'
import { idParam } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { upload } from '../uploads.ts'
import { questionImportLimits } from './question-import-limits.ts'

const staff = { tag: 'Office: import of questions', audience: 'staff', act: 'bank.write' } as const
const message = z.string()
const int = z.number().int()
const byId = { params: z.object({ id: idParam }) }
const example = { params: { id: '971001' } }

export const questionImportStates = ['reading', 'ready', 'failed', 'applying', 'applied', 'undone'] as const
export const questionRowStates = ['ready', 'guess', 'wrong'] as const
export const rowChoices = ['new', 'version', 'skip'] as const

export const QuestionImportView = z.object({
  id: int,
  state: z.enum(questionImportStates),
  kind: z.enum(['template', 'gift', 'xml']).nullable(),
  file_name: z.string(),
  bytes: int,
  /** Why the file was refused, or why its rows could not be taken. */
  reason: z.string().nullable(),
  /** How many rows are ready for the bank, while they are being taken. */
  progress: z.object({ done: int, total: int }).nullable(),
  /** While a test that counts is written, reading and taking wait until then. */
  waits_until: z.iso.datetime().nullable(),
  heads: z.array(z.string()),
  /** For each column what it becomes, or null where it is left away. */
  mapping: z.array(z.string().nullable()),
  targets: z.array(z.object({ name: z.string(), label: z.string() })),
  defaults: z.object({
    subject: z.string().optional(),
    topic: z.string().optional(),
    difficulty: z.string().optional(),
  }),
  counts: z.object({ ready: int, guess: int, wrong: int, left: int }),
  /** The rows that are wrong or were taken off, with their reasons; opens for ten minutes. */
  errors_file: z.url().nullable(),
  created_at: z.iso.datetime(),
  applied_at: z.iso.datetime().nullable(),
})
export type QuestionImportView = z.output<typeof QuestionImportView>

export const QuestionImportRow = z.object({
  id: int,
  number: int,
  state: z.enum(questionRowStates),
  is_left: z.boolean(),
  choice: z.enum(rowChoices),
  title: z.string(),
  code: z.string().nullable(),
  /** As the student will see it; null where it cannot be read. */
  view: PaperQuestionView.nullable(),
  /** What stands before the question, and what is shown after the test; both set like the question. */
  passage: z
    .object({
      code: z.string(),
      texts: z.object({ en: z.string(), kn: z.string().optional(), hi: z.string().optional() }),
      figure: z.string().nullable(),
      figure_alt: z.string().nullable(),
    })
    .nullable(),
  solution: z.string().nullable(),
  place: z.string(),
  key: z.string().nullable(),
  problems: z.array(z.object({ where: z.string().nullable(), level: z.enum(['guess', 'wrong']), message: z.string() })),
  known: z.object({ id: int, code: z.string(), version: int }).nullable(),
  cells: z.array(z.string()),
})
export type QuestionImportRow = z.output<typeof QuestionImportRow>

const reply = z.object({ message, import: QuestionImportView })

export const startQuestionImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/question-imports',
  summary:
    'Reads a file (XLSX or CSV by the template, Moodle GIFT, Moodle XML, or a ZIP with pictures) in a process of its own with limits',
  input: z.object({
    file: upload('list', {
      types: [
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/zip',
        'application/xml',
        'text/xml',
      ],
      maxBytes: questionImportLimits.maxBytes,
      takesText: true,
    }),
  }),
  reply,
  status: 201,
})

export const questionImportList = endpoint({
  ...staff,
  method: 'get',
  path: '/office/question-imports',
  summary: 'Imports of questions of the last month, newest first',
  query: listQuery({ filters: [], sorts: [] }),
  reply: listOf(QuestionImportView),
})

export const readQuestionImport = endpoint({
  ...staff,
  method: 'get',
  path: '/office/question-imports/{id}',
  summary: 'How far an import is: what was read, how columns are understood, what is wrong',
  ...byId,
  reply,
})

export const questionImportRows = endpoint({
  ...staff,
  method: 'get',
  path: '/office/question-imports/{id}/rows',
  summary: 'Every row as the student will see it; `filter[state]=wrong`',
  ...byId,
  query: listQuery({ filters: ['state'], sorts: [], size: 25 }),
  reply: listOf(QuestionImportRow),
})

export const mapQuestionImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/question-imports/{id}/mapping',
  summary:
    'What each column becomes, and what rows have that name no subject, topic or level; heads are remembered for the next file',
  ...byId,
  input: z.object({
    mapping: z
      .array(
        // A column that is left away.
        z
          .string({ error: 'Name the column.' })
          .max(60, 'Use at most 60 characters.')
          .nullish()
          .transform((name) => name ?? null),
        { error: 'Name what each column becomes.' },
      )
      .max(120, 'Use at most 120 columns.'),
    defaults: z
      .object(
        {
          subject: z.string({ error: 'Name the subject.' }).max(100, 'Use at most 100 characters.').optional(),
          topic: z.string({ error: 'Name the topic.' }).max(100, 'Use at most 100 characters.').optional(),
          difficulty: z.enum(['Easy', 'Moderate', 'Hard'], { error: 'Choose Easy, Moderate or Hard.' }).optional(),
        },
        { error: 'Say subject, topic and level.' },
      )
      .default({}),
  }),
  reply,
  example: { ...example, input: { mapping: ['code', 'text.en', 'option.A.en', 'option.B.en', 'key'] } },
})

export const mendQuestionRow = endpoint({
  ...staff,
  method: 'post',
  path: '/office/question-imports/{id}/rows/{number}',
  summary: 'Mends one row: its cells as they should have been, or its text in GIFT',
  params: z.object({ id: idParam, number: idParam }),
  input: z.object({
    cells: z
      .array(
        // An empty cell is a cell, too.
        z
          .string({ error: 'Write the cell.' })
          .max(50_000, 'This cell is too long.')
          .nullish()
          .transform((text) => text ?? ''),
        { error: 'Give the cells of the row.' },
      )
      .max(120, 'Use at most 120 cells.'),
  }),
  reply,
  example: { params: { id: '971001', number: '2' }, input: { cells: ['example-9', 'Which?', 'this', 'that', 'A'] } },
})

export const decideQuestionRows = endpoint({
  ...staff,
  method: 'post',
  path: '/office/question-imports/{id}/decide',
  summary:
    'Takes rows off or puts them back; says whether a known code becomes a version, a question of its own or nothing',
  ...byId,
  input: z
    .object({
      numbers: z
        .array(idParam, { error: 'Name the rows.' })
        .max(questionImportLimits.rows, 'These are too many rows.')
        .optional(),
      state: z.enum(questionRowStates, { error: 'Choose ready, guess or wrong.' }).optional(),
      is_left: z.boolean({ error: 'Use true or false.' }).optional(),
      choice: z.enum(rowChoices, { error: 'Choose new, version or skip.' }).optional(),
    })
    .refine(({ is_left, choice }) => is_left !== undefined || choice !== undefined, {
      error: 'Say what becomes of the rows.',
      path: ['is_left'],
    }),
  reply,
  example: { ...example, input: { numbers: [2], is_left: true } },
})

export const applyQuestionImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/question-imports/{id}/apply',
  summary: 'Asks for every row to be put into the bank, all or none; a job does it, and sent twice it happens once',
  ...byId,
  reply,
  example,
})

export const stopQuestionImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/question-imports/{id}/stop',
  summary: 'Gives the rows of an import back while they wait or are made ready; the bank is as it was',
  ...byId,
  reply,
  example,
})

export const undoQuestionImport = endpoint({
  ...staff,
  method: 'post',
  path: '/office/question-imports/{id}/undo',
  summary: 'Takes an import back while no paper uses a question of it and none was edited since',
  ...byId,
  reply,
  example,
})

export const questionImportEndpoints = [
  questionImportList,
  startQuestionImport,
  readQuestionImport,
  questionImportRows,
  mapQuestionImport,
  mendQuestionRow,
  decideQuestionRows,
  applyQuestionImport,
  stopQuestionImport,
  undoQuestionImport,
] as const
