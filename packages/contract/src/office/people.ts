import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line } from '../enquiries/typed-text.ts'
import { emailOf, idParam, newPassword, text } from '../fields.ts'
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

const role = z.enum(staffRoles, { error: `Choose one of ${staffRoles.join(', ')}.` })
/** No branch named means everywhere. */
const branches = z.array(idParam, { error: 'Name the branches.' }).max(100).optional()
const until = z.iso.date('Give the last day as year, month and day.').optional()

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

export const inviteStates = ['open', 'accepted', 'withdrawn', 'expired'] as const

export const InviteView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  branches: z.array(BranchName).nullable(),
  until: z.iso.date().nullable(),
  state: z.enum(inviteStates),
  invited_by: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
})
export type InviteView = z.output<typeof InviteView>

export const invites = endpoint({
  ...read,
  method: 'get',
  path: '/office/invites',
  summary: 'Invitations, newest first',
  query: listQuery({ filters: ['search', 'state'], sorts: [] }),
  reply: listOf(InviteView),
})

export const InviteInput = z.object({
  name: line('name', { max: 250 }),
  email: emailOf('the colleague’s'),
  role,
  branches,
  until,
})
export type InviteInput = z.output<typeof InviteInput>

export const invite = endpoint({
  ...write,
  method: 'post',
  path: '/office/invites',
  summary: 'Invite a colleague by mail; the link opens for seven days',
  input: InviteInput,
  reply: z.object({ message, invite: InviteView }),
  status: 201,
  example: { input: { name: 'Ravi Kumar', email: 'new.colleague@northlight.test', role: 'editor' } },
})

const ofInvite = z.object({ id: idParam })

export const sendInviteAgain = endpoint({
  ...write,
  method: 'post',
  path: '/office/invites/{id}/send-again',
  summary: 'Mail a new link, which takes the place of the old one',
  params: ofInvite,
  reply: z.object({ message, invite: InviteView }),
})

export const withdrawInvite = endpoint({
  ...write,
  method: 'delete',
  path: '/office/invites/{id}',
  summary: 'Take an invitation back; its link opens nothing any more',
  params: ofInvite,
  reply: z.object({ message }),
})

const ofLink = z.object({ token: z.string().min(1).max(200) })
export const exampleInvite = 'example-of-an-invitation'

export const openInvite = endpoint({
  method: 'get',
  path: '/staff-invites/{token}',
  summary: 'What an invitation says, for whoever holds its link; 404 when it opens nothing any more',
  tag,
  params: ofLink,
  reply: z.object({
    name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    institute: z.string(),
    invited_by: z.string().nullable(),
    expires_at: moment,
  }),
  example: { params: { token: exampleInvite } },
})

export const AcceptInviteInput = z
  .object({
    name: line('name', { max: 250 }),
    password: newPassword,
    password_confirmation: z
      .string({ error: 'Type the password once more.' })
      .meta({ label: 'password once more', verbatim: true }),
  })
  .superRefine((given, context) => {
    if (given.password !== given.password_confirmation)
      context.addIssue({
        code: 'custom',
        path: ['password_confirmation'],
        message: 'The two passwords are not the same.',
      })
  })
export type AcceptInviteInput = z.output<typeof AcceptInviteInput>

export const acceptInvite = endpoint({
  method: 'post',
  path: '/staff-invites/{token}',
  summary: 'Choose a password and become a colleague; signing in comes next, with a second factor',
  tag,
  limit: 'form',
  params: ofLink,
  input: AcceptInviteInput,
  reply: z.object({ message, email: z.string() }),
  status: 201,
  example: {
    params: { token: exampleInvite },
    input: { name: 'Ravi Kumar', password: 'Northlight#2026', password_confirmation: 'Northlight#2026' },
  },
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
  invites,
  invite,
  sendInviteAgain,
  withdrawInvite,
  openInvite,
  acceptInvite,
] as const
