import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { languages } from '../exams/paper.ts'
import { idParam, text } from '../fields.ts'
import { desk, int, message, number, ofPaper, yes } from './paper-parts.ts'
import { Pick } from './papers.ts'

const examplePaper = { params: { id: '971001' } }

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
/** What was read: the paper and its keys as the page with the keys showed them. */
export const ConfirmKeysInput = z.object({
  version: number('Say which version you have read.', 1, 1_000_000_000),
  revision: number('Say which state you have read.', 0, 1_000_000_000),
  /** Its id; 0 where no key of the paper was ever changed. */
  last_key_change: number('Say which change of a key you have read last.', 0, Number.MAX_SAFE_INTEGER),
})
export type ConfirmKeysInput = z.output<typeof ConfirmKeysInput>

export const confirmKeys = endpoint({
  ...act('A second person has read every key of the paper; 409 when the paper or a key was changed since'),
  path: '/office/papers/{id}/confirm-keys',
  input: ConfirmKeysInput,
  example: { ...examplePaper, input: { version: 1, revision: 1, last_key_change: 0 } },
})

export const printPaper = endpoint({
  ...desk,
  act: 'papers.print',
  method: 'get',
  path: '/office/papers/{id}/print',
  summary: 'The whole paper as it is printed, with its keys and solutions; each reading is written down',
  params: ofPaper,
  reply: z.object({
    name: z.string(),
    version: int,
    /** With the version, what was read: anyone who confirms the keys sends these three back. */
    revision: int,
    /** 0 where no key was ever changed. */
    last_key_change: int,
    may_confirm: z.boolean(),
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
            /** 0 for what is printed; from 1 what some students get in its place, shown with its key. */
            alternate: int,
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

export const paperBuildingEndpoints = [
  savePaper,
  paperByRule,
  freezePaper,
  newPaperVersion,
  confirmKeys,
  printPaper,
] as const
