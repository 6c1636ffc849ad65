import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { languages } from '../words/languages.ts'

const tag = 'Office: institute'
const message = z.string()
const params = z.object({ id: idParam })

/** The law gives this long to tell the Data Protection Board, from the moment that the breach is known. */
export const hoursToTheBoard = 72

export const breachKinds = ['table', 'file', 'session'] as const
export const breachTold = ['board', 'families', 'others'] as const

const NoteView = z.object({
  id: z.number().int(),
  told: z.enum(breachTold),
  told_at: z.iso.datetime(),
  words: z.string(),
  by: z.string().nullable(),
})

export const BreachView = z.object({
  id: z.number().int(),
  what: z.string(),
  kind: z.enum(breachKinds),
  /** The title of the table, the number of the file, or the address of the account. */
  subject: z.string(),
  from_at: z.iso.datetime(),
  to_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  by: z.string().nullable(),
  /** Until when the Board hears of it. */
  due_at: z.iso.datetime(),
  board_told_at: z.iso.datetime().nullable(),
  /** People who are touched; null while they are looked for. */
  people: z.number().int().nullable(),
  asked_by: z.string().nullable(),
  /** The reader asked for the letters, so another administrator agrees. */
  is_own_request: z.boolean(),
  agreed_by: z.string().nullable(),
  agreed_at: z.iso.datetime().nullable(),
})
export type BreachView = z.output<typeof BreachView>

const PersonView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  is_parent: z.boolean(),
  language: z.enum(languages),
  written_at: z.iso.datetime().nullable(),
})

const words = z.string().trim().max(4000, 'Use no more than 4,000 characters.')
const letter = z.object({
  en: words.min(20, 'Say in English what happened and what people should do, in at least 20 characters.'),
  kn: words.optional(),
  hi: words.optional(),
})

export const breachList = endpoint({
  method: 'get',
  path: '/office/breaches',
  summary: 'Breaches with their clocks, and what can be chosen as leaked; nobody is named',
  tag,
  audience: 'staff',
  act: 'breaches.read',
  reply: z.object({
    message,
    breaches: z.array(BreachView),
    tables: z.array(z.object({ name: z.string(), title: z.string() })),
  }),
})

export const recordBreach = endpoint({
  method: 'post',
  path: '/office/breaches',
  summary: 'Record a leak of a table, of a file, or of what a session could reach; the 72 hours run from here',
  tag,
  audience: 'staff',
  act: 'breaches.write',
  input: z
    .object({
      key: z.string().regex(/^[\w-]{8,64}$/, 'The key has 8 to 64 letters, digits and dashes.'),
      what: text('account of what happened', { min: 10, max: 2000 }),
      kind: z.enum(breachKinds, { error: 'Choose a table, a file or a session.' }),
      subject: text('thing that leaked', { min: 1, max: 200 }),
      from_at: z.iso.datetime('Give the moment from which it leaked.'),
      to_at: z.iso.datetime('Give the moment at which it ended.'),
    })
    .refine(({ from_at, to_at }) => from_at <= to_at, { path: ['to_at'], error: 'It cannot end before it began.' }),
  reply: z.object({ message, id: z.number().int() }),
  status: 201,
  example: {
    input: {
      key: 'breach-example-1',
      what: 'A list of registrations lay open on a shared drive.',
      kind: 'table',
      subject: 'registrations',
      from_at: '2026-11-10T00:00:00.000Z',
      to_at: '2026-11-15T00:00:00.000Z',
    },
  },
})

export const readBreach = endpoint({
  method: 'get',
  path: '/office/breaches/{id}',
  summary: 'One breach with the people who are touched, the letter, and what was told to whom',
  tag,
  audience: 'staff',
  act: 'breaches.write',
  params,
  reply: z.object({
    message,
    breach: BreachView,
    letter: z.object({ en: z.string().optional(), kn: z.string().optional(), hi: z.string().optional() }),
    /** The first 200; the file has all. */
    persons: z.array(PersonView),
    notes: z.array(NoteView),
  }),
  example: { params: { id: '9001' } },
})

export const saveBreachLetter = endpoint({
  method: 'post',
  path: '/office/breaches/{id}/letter',
  summary: 'Write the letter; where a language has no words of its own, it says the English ones',
  tag,
  audience: 'staff',
  act: 'breaches.write',
  params,
  input: letter,
  reply: z.object({ message }),
  example: {
    params: { id: '9001' },
    input: { en: 'A list with your name and telephone number was open to strangers.' },
  },
})

export const askBreachLetters = endpoint({
  method: 'post',
  path: '/office/breaches/{id}/ask',
  summary: 'Ask that the letters be sent; another administrator agrees',
  tag,
  audience: 'staff',
  act: 'breaches.write',
  params,
  reply: z.object({ message }),
  example: { params: { id: '9001' } },
})

export const agreeBreachLetters = endpoint({
  method: 'post',
  path: '/office/breaches/{id}/agree',
  summary: 'Agree to the letters that a colleague asked for; they go out, one to each',
  tag,
  audience: 'staff',
  act: 'breaches.write',
  params,
  reply: z.object({ message }),
  example: { params: { id: '9002' } },
})

export const noteBreach = endpoint({
  method: 'post',
  path: '/office/breaches/{id}/notes',
  summary: 'Note what was told to the Board, to families or to others, and when',
  tag,
  audience: 'staff',
  act: 'breaches.write',
  params,
  input: z.object({
    told: z.enum(breachTold, { error: 'Say who was told.' }),
    told_at: z.iso.datetime('Give the moment at which it was told.'),
    words: text('note', { min: 3, max: 2000 }),
  }),
  reply: z.object({ message }),
  status: 201,
  example: {
    params: { id: '9001' },
    input: {
      told: 'board',
      told_at: '2026-11-15T04:00:00.000Z',
      words: 'First report through the portal of the Board.',
    },
  },
})

export const breachEndpoints = [
  ...[breachList, recordBreach, readBreach, saveBreachLetter],
  ...[askBreachLetters, agreeBreachLetters, noteBreach],
] as const
