import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailOf, idParam, text } from '../fields.ts'
import { documentTypes, upload } from '../uploads.ts'

const tag = 'Office: consent'
const message = z.string()
const params = z.object({ id: idParam })

export const rightKinds = ['export', 'correction', 'erasure'] as const
export const rightStates = ['proposed', 'done', 'refused'] as const

export const DataRightView = z.object({
  id: z.number().int(),
  /** The account with the address; null where none has it, and for those who may only propose. */
  user_id: z.number().int().nullable(),
  name: z.string().nullable(),
  email: z.string(),
  kind: z.enum(rightKinds),
  asked_by: z.enum(['student', 'parent']),
  note: z.string(),
  proof_id: z.number().int().nullable(),
  state: z.enum(rightStates),
  due_on: z.iso.date(),
  by: z.string().nullable(),
  decided_by: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type DataRightView = z.output<typeof DataRightView>

export const dataRights = endpoint({
  method: 'get',
  path: '/office/data-rights',
  summary: 'Requests about people’s data, first due first, with what the law obliges the institute to keep',
  tag,
  audience: 'staff',
  act: 'data-rights.start',
  takesProposals: true,
  reply: z.object({ message, requests: z.array(DataRightView), kept_by_law: z.array(z.string()) }),
})

export const askDataRight = endpoint({
  method: 'post',
  path: '/office/data-rights',
  summary:
    'Note a request of a student or a parent, with a paper that shows who asks; an administrator decides. Who may only propose hears the same whether an account has the address or not',
  tag,
  audience: 'staff',
  act: 'data-rights.start',
  takesProposals: true,
  input: z.object({
    email: emailOf('the account’s'),
    kind: z.enum(rightKinds, { error: 'Choose export, correction or erasure.' }),
    asked_by: z.enum(['student', 'parent'], { error: 'Say who asks.' }),
    note: text('note', { min: 3, max: 500 }),
    file: upload('paper', { types: documentTypes, maxBytes: 10 * 1024 * 1024 }),
  }),
  reply: z.object({ message }),
  status: 201,
  example: {
    input: {
      email: 'student@northlight.test',
      kind: 'export',
      asked_by: 'parent',
      note: 'The father came to the desk.',
    },
  },
})

export const decideDataRight = endpoint({
  method: 'post',
  path: '/office/data-rights/{id}/decide',
  summary: 'Start an export or an erasure, mark a correction as done, or refuse with a word',
  tag,
  audience: 'staff',
  act: 'data-rights.finish',
  params,
  input: z.object({
    decision: z.enum(['accept', 'refuse'], { error: 'Accept or refuse.' }),
    note: text('note', { min: 3, max: 500 }).optional(),
  }),
  reply: z.object({ message }),
  example: { params: { id: '9001' }, input: { decision: 'accept' } },
})

export const dataRightsEndpoints = [dataRights, askDataRight, decideDataRight] as const
