import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line } from '../enquiries/typed-text.ts'
import { emailOf, idParam, newPassword } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { staffRoles } from './acts.ts'
import { BranchName } from './me.ts'
import { branches, role, until } from './people.ts'

const tag = 'Office: people'
const message = z.string()
const moment = z.iso.datetime()
const read = { tag, audience: 'staff', act: 'people.read' } as const
const write = { tag, audience: 'staff', act: 'people.write' } as const

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

export const inviteEndpoints = [invites, invite, sendInviteAgain, withdrawInvite, openInvite, acceptInvite] as const
