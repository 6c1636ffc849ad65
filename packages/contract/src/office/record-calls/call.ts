import { z } from 'zod'
import type { Endpoint } from '../../endpoint.ts'
import { idParam } from '../../fields.ts'
import { mostAtOnce } from '../bulk-acts.ts'
import { changesOf } from '../field-values.ts'
import { RecordView } from '../record-views.ts'
import type { Resource } from '../resource.ts'

/** Pieces that the calls of every type share. */
export const message = z.string()
const whichVersion = 'Say which version you saw.'
export const version = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    { error: whichVersion },
  )
  .pipe(z.number().int(whichVersion).min(0, whichVersion).max(1e9, whichVersion))

/** Names a browser tab; what the same tab wrote before is never a conflict. */
export const session = z.string({ error: 'The name of the editing session is missing.' }).min(1).max(64)
/** The same key makes the same record, however often the request is sent. */
export const key = z.string({ error: 'The key of the request is missing.' }).min(8, 'Use a longer key.').max(64)
export const moment = z.iso.datetime('Write the moment as 2026-11-15T10:30:00.000Z.')
export const ids = z
  .array(idParam, { error: 'Choose at least one.' })
  .min(1, 'Choose at least one.')
  .max(mostAtOnce, 'Choose no more than 1,000.')

export const recordReply = z.object({ message, record: RecordView })
/** What a write answers: where the record stands now, small enough for every autosave. */
export const savedReply = z.object({ message, id: z.number().int(), version: z.number().int() })

export const byId = { params: z.object({ id: idParam }) }
export const seen = { input: z.object({ version }) }

type Definition = Omit<Endpoint, 'tag' | 'audience' | 'status' | 'path'> & { path?: string; status?: 201 }

/** What the calls of one type are made with. `at` is below the address of the type. */
export const callsFor = (one: Resource) => ({
  one,
  word: one.words[0],
  changes: changesOf(one),
  call: (at: string, definition: Definition): Endpoint => ({
    tag: `Office: ${one.words[1]}`,
    audience: 'staff',
    status: 200,
    ...definition,
    path: `/office/${one.name}${at}`,
  }),
  example: (input?: Record<string, unknown>): Pick<Endpoint, 'example'> => ({
    example: { params: { id: '1' }, ...(input && { input }) },
  }),
})
export type Calls = ReturnType<typeof callsFor>
