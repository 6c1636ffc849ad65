import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { staffRoles } from './acts.ts'
import { BranchName } from './me.ts'

const tag = 'Office: people'
const message = z.string()
const moment = z.iso.datetime()
const read = { tag, audience: 'staff', act: 'people.read' } as const
const write = { tag, audience: 'staff', act: 'people.write' } as const
const ofPerson = z.object({ id: idParam })

export const personStates = ['active', 'left'] as const

export const PersonView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Null: everywhere. */
  branches: z.array(BranchName).nullable(),
  /** The last day on which the account opens the office; null without an end. */
  until: z.iso.date().nullable(),
  state: z.enum(personStates),
  has_factor: z.boolean(),
  last_seen_at: moment.nullable(),
  sessions: z.number().int(),
  reset_due_at: moment.nullable(),
  created_at: moment,
})
export type PersonView = z.output<typeof PersonView>

export const people = endpoint({
  ...read,
  method: 'get',
  path: '/office/people',
  summary: 'Everybody who works in the office, or did',
  query: listQuery({ filters: ['search', 'role', 'state', 'branch'], sorts: ['name', 'last_seen_at'] }),
  reply: listOf(PersonView),
})

/** What of a person somebody else could go on with; domains add to it. */
export const HandOverItem = z.object({ what: z.string(), words: z.string(), count: z.number().int() })

export const person = endpoint({
  ...read,
  method: 'get',
  path: '/office/people/{id}',
  summary: 'One colleague, with what a hand-over would move',
  params: ofPerson,
  reply: z.object({ person: PersonView, hands_over: z.array(HandOverItem) }),
})

export const role = z.enum(staffRoles, { error: `Choose one of ${staffRoles.join(', ')}.` })
/** No branch named means everywhere. */
export const branches = z.array(idParam, { error: 'Name the branches.' }).max(100).optional()
export const until = z.iso.date('Give the last day as year, month and day.').optional()

export const changePerson = endpoint({
  ...write,
  method: 'post',
  path: '/office/people/{id}',
  summary:
    'Set role, branches (none: everywhere) and last day (none: without end). Every session of the colleague ends at once; the last administrator stays one',
  params: ofPerson,
  input: z.object({ role, branches, until }),
  reply: z.object({ message, person: PersonView }),
  example: { params: { id: '9002' }, input: { role: 'counsellor' } },
})

export const endPersonSessions = endpoint({
  ...write,
  method: 'post',
  path: '/office/people/{id}/end-sessions',
  summary: 'Sign a colleague out everywhere',
  params: ofPerson,
  reply: z.object({ message, ended: z.number().int() }),
})

export const handOver = endpoint({
  ...write,
  method: 'post',
  path: '/office/people/{id}/hand-over',
  summary: 'Give what a colleague works on to another one; the name stays in the history',
  params: ofPerson,
  input: z.object({ to: idParam }),
  reply: z.object({ message, moved: z.array(HandOverItem) }),
  example: { params: { id: '9002' }, input: { to: 9003 } },
})

export const removePerson = endpoint({
  ...write,
  method: 'post',
  path: '/office/people/{id}/remove',
  summary:
    'A colleague leaves: what they work on goes to `to`, every session ends at once, the account is closed and the name stays in the history. The last administrator cannot',
  params: ofPerson,
  input: z.object({ to: idParam }),
  reply: z.object({ message, moved: z.array(HandOverItem) }),
  example: { params: { id: '9002' }, input: { to: 9003 } },
})

export const resetFactor = endpoint({
  ...write,
  method: 'post',
  path: '/office/people/{id}/reset-factor',
  summary:
    'Take a colleague’s second factors away who lost them. Both get a mail; it happens after 24 hours, or at once when a second administrator asks for it too',
  params: ofPerson,
  input: z.object({ reason: text('reason', { min: 3, max: 300 }) }),
  reply: z.object({ message, due_at: moment.nullable() }),
  example: { params: { id: '9002' }, input: { reason: 'Phone lost, seen in person' } },
})

export const keepFactorOf = endpoint({
  ...write,
  method: 'delete',
  path: '/office/people/{id}/reset-factor',
  summary: 'Call off a reset that waits',
  params: ofPerson,
  reply: z.object({ message }),
})

export const peopleEndpoints = [
  people,
  person,
  changePerson,
  endPersonSessions,
  handOver,
  removePerson,
  resetFactor,
  keepFactorOf,
] as const
