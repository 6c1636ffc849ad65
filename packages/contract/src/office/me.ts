import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'
import { roles } from '../roles.ts'
import { actNames } from './acts.ts'
import { AuditLineView } from './audit.ts'

const tag = 'Office: own security'
const message = z.string()
const moment = z.iso.datetime()
const own = { tag, audience: 'staff', act: 'own.security' } as const

/** What a session still lacks: a factor to show, a factor to set up, or recovery codes to write down. */
export const factorNeeds = ['second-factor', 'enrol', 'recovery-codes'] as const
export type FactorNeed = (typeof factorNeeds)[number]
/** `code` of a 403 with `needs: 'second-factor'`; `stale-factor` means that it must be shown once more for this act. */
export const factorCodes = [...factorNeeds, 'stale-factor'] as const
export type FactorCode = (typeof factorCodes)[number]

export const factorKinds = ['totp', 'passkey'] as const

/** Names the one branch whose rows lists shall show, of those where the asker works; chosen in the frame. */
export const branchHeader = 'x-office-branch'

/**
 * Whether somebody sits before the screen that calls: `yes` or `no`. Without it a call counts as use of the session,
 * unless it is one that screens make by themselves.
 */
export const attendedHeader = 'x-attended'

export const BranchName = z.object({ id: z.number().int(), name: z.string() })

export const OfficeMeView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Null: everywhere. */
  branches: z.array(BranchName).nullable(),
  /** Those that can be looked at alone: one’s own, or all of them. */
  branches_to_view: z.array(BranchName),
  acts: z.array(z.object({ act: z.enum(actNames), grade: z.enum(['all', 'own', 'propose']), step_up: z.boolean() })),
  factor: z.object({
    has: z.boolean(),
    kinds: z.array(z.enum(factorKinds)),
    /** Until when acts that ask for a fresh factor go through; null when this session has shown none. */
    fresh_until: moment.nullable(),
    /** From which day this role needs one; null when it is only asked for. An admin always needs one: the day is past. */
    must_by: z.iso.date().nullable(),
    recovery_left: z.number().int(),
    /** Browsers make passkeys for a host with a name alone, not for one reached by its number. */
    takes_passkeys: z.boolean(),
    /** A colleague has asked for a reset: when it happens unless somebody calls it off. */
    reset_due_at: moment.nullable(),
  }),
  needs: z.enum(factorNeeds).nullable(),
  demo: z.boolean(),
  institute: z.string(),
  /** Whether single letters are keys of the office. */
  keys_on: z.boolean(),
})
export type OfficeMeView = z.output<typeof OfficeMeView>

export const officeMe = endpoint({
  ...own,
  method: 'get',
  path: '/office/me',
  summary: 'Who is signed in, what they may do, and what their session still lacks',
  reply: OfficeMeView,
})

const flag = (label: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: 'Say yes or no.' })
    .transform((value) => value === true || value === 'true' || value === '1')
    .meta({ label })

export const saveOwnSettings = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/settings',
  summary: 'Switch single-letter keys on or off',
  input: z.object({ keys_on: flag('keys') }),
  reply: z.object({ message }),
  example: { input: { keys_on: false } },
})

export const SessionView = z.object({
  id: z.number().int(),
  device: z.string(),
  since: moment,
  last_seen_at: moment.nullable(),
  expires_at: moment,
  is_current: z.boolean(),
  /** When this session last showed a second factor. */
  factor_at: moment.nullable(),
})
export type SessionView = z.output<typeof SessionView>

export const ownSessions = endpoint({
  ...own,
  method: 'get',
  path: '/office/me/sessions',
  summary: 'Where one is signed in, this device first',
  reply: z.object({ sessions: z.array(SessionView) }),
})

export const endOwnSession = endpoint({
  ...own,
  method: 'delete',
  path: '/office/me/sessions/{id}',
  summary: 'Sign one of one’s own devices out',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})

export const endOtherSessions = endpoint({
  ...own,
  method: 'delete',
  path: '/office/me/sessions',
  summary: 'Sign all other devices out',
  reply: z.object({ message, ended: z.number().int() }),
})

export const ownActs = endpoint({
  tag,
  audience: 'staff',
  act: 'audit.read',
  method: 'get',
  path: '/office/me/acts',
  summary: 'What one has done oneself in the last 30 days',
  query: listQuery({ filters: ['action'], sorts: [] }),
  reply: listOf(AuditLineView),
})

/** What a browser tells of a screen that failed: nothing that anybody typed or read. */
export const reportFailure = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/failures',
  summary: 'Put a screen that failed into the log of the server, which answers with the number of that line',
  keepsRecord: true,
  input: z.object({
    /** The address with every part left out that is not a plain word. */
    screen: z.string().regex(/^\/[a-z:/-]{0,120}$/, 'Send the address of a screen in plain words.'),
    type: z.string().regex(/^\w{1,60}$/, 'Send the name of an error.'),
    message: z.string().max(200, 'Send 200 letters at most.'),
    /** Function, file, line and column, such as `Xe payments-4f2a.js:1:20814`. */
    at: z
      .array(z.string().regex(/^[\w$.<>]{0,60} [\w.-]{1,80}:\d{1,7}:\d{1,7}$/, 'Send a line of a stack.'))
      .max(8, 'Send eight lines at most.'),
  }),
  reply: z.object({ number: z.string() }),
  example: {
    input: {
      screen: '/payments/:',
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'status')",
      at: ['Xe payments-4f2a.js:1:20814'],
    },
  },
})

export const meEndpoints = [
  officeMe,
  saveOwnSettings,
  ownSessions,
  endOwnSession,
  endOtherSessions,
  ownActs,
  reportFailure,
] as const
