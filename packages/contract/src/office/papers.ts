import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../exams/paper.ts'
import { text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { desk, int, message, moment, ofPaper } from './paper-parts.ts'
import { difficulties, questionTypes } from './questions.ts'

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
  /** The last decision on a key of this version. Its number comes with the keys alone, where they are read and confirmed. */
  last_key_change: z.object({ at: moment }).nullable(),
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

export const paperEndpoints = [paperList, createPaper, paperById] as const
