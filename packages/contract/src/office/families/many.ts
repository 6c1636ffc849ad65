import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParam, text } from '../../fields.ts'
import { familyStates } from '../family-words.ts'
import { tag } from './reading.ts'

const message = z.string()

/** The same key is written once, however often a phone without a network sends it. */
export const entryKey = z
  .string({ error: 'The key of this entry is missing.' })
  .regex(/^[0-9a-f]{16,64}$/, 'The key of this entry cannot be read.')

const write = { tag, audience: 'staff', act: 'families.write', method: 'post' } as const
const ids = z.array(idParam, { error: 'Choose families.' }).min(1, 'Choose families.').max(200, 'Choose 200 at most.')

export const manyActs = ['assign', 'move', 'follow-up'] as const

export const actOnFamilies = endpoint({
  ...write,
  path: '/office/families/many',
  summary:
    'One act on one or many families, on all of them or none: give to a colleague or in turn (`to`), bring to a state (Lost wants a reason; Not for us is spam), plan a follow-up. Its key is written once and can be undone',
  input: z.object({
    key: entryKey,
    ids,
    act: z.enum(manyActs, { error: `Choose one of ${manyActs.join(', ')}.` }),
    to: z.union([idParam, z.literal('turn')], { error: 'Choose a colleague.' }).optional(),
    /** Only those that nobody looks after: of two who take one at the same moment, one is told who was first. */
    is_free: z.boolean({ error: 'Use true or false.' }).optional(),
    state: z.enum(familyStates, { error: 'Choose a state.' }).optional(),
    reason: z.string().trim().max(200, 'Use no more than 200 characters.').optional(),
    /** A visit is agreed with one family at a time. */
    kind: z.enum(['call', 'other'], { error: 'Choose a call or something else.' }).default('call'),
    due_at: z.iso.datetime({ error: 'Say when.' }).optional(),
    what: z.string().trim().max(250, 'Use no more than 250 characters.').optional(),
  }),
  reply: z.object({ message, done: z.number().int() }),
  example: { input: { key: '000000000000000000000011', ids: [9001], act: 'assign', to: 9003 } },
})

export const undoOnFamilies = endpoint({
  ...write,
  path: '/office/families/many/undo',
  summary:
    'Take one’s own act on families back within the hour: every value as it was. What somebody has changed since stays',
  input: z.object({ key: entryKey, ids }),
  reply: z.object({ message, undone: z.number().int() }),
  example: { input: { key: '000000000000000000000012', ids: [9001] } },
})

export const exportFamilies = endpoint({
  tag,
  audience: 'staff',
  act: 'families.export',
  method: 'post',
  path: '/office/families/export',
  summary:
    'The list as a CSV file for a purpose, made behind the screen: families of one’s own branches, numbers and addresses only where they are asked for; who took it, when and what for stands in the file',
  input: z.object({
    purpose: text('the purpose', { min: 5, max: 200 }),
    with_contacts: z.boolean({ error: 'Use true or false.' }).default(false),
    filter: z.record(z.string().max(50), z.string().max(200)).optional(),
  }),
  reply: z.object({ message, work: z.number().int() }),
  example: { input: { purpose: 'Invitations to the open day', with_contacts: false } },
})

export const familiesMany = [actOnFamilies, undoOnFamilies, exportFamilies] as const
