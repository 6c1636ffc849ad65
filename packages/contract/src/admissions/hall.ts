import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'

const tag = 'Office: admissions'
const message = z.string()
const params = z.object({ id: idParam })
const at = z.iso.datetime('Send a moment like 2026-11-15T05:00:00.000Z.')

export const checkWays = ['camera', 'number', 'address', 'list'] as const

/** A day for the list of those whose doors are open soon. */
export const HallSittingView = z.object({
  id: z.number().int(),
  code: z.string(),
  centre: z.string(),
  sits_on: z.iso.date(),
  slot: z.string(),
  expected: z.number().int(),
  checked: z.number().int(),
})
export type HallSittingView = z.output<typeof HallSittingView>

export const hallSittings = endpoint({
  method: 'get',
  path: '/office/hall',
  summary: 'Sittings on a campus from today on, with how many are expected and how many are in',
  tag,
  audience: 'staff',
  act: 'hall.check-in',
  reply: z.object({ message, sittings: z.array(HallSittingView) }),
})

/** One candidate as a device at the door needs it, also without a network. */
export const HallCandidate = z.object({
  id: z.number().int(),
  number: z.string(),
  name: z.string(),
  class: z.string(),
  room: z.string().nullable(),
  /** Digests of the ticket's code and of the eight signs below it; null while no ticket is out. */
  digests: z.array(z.string()),
  /** Of tickets that were replaced by a newer one. */
  older: z.array(z.string()),
  /** Why this candidate cannot be let in, in a sentence; null where nothing stands against it. */
  objection: z.string().nullable(),
  /** A parent's agreement is missing; paper will do. */
  needs_consent: z.boolean(),
  checked: z.object({ at: z.iso.datetime(), by: z.string().nullable(), how: z.enum(checkWays) }).nullable(),
  /** How often the candidate was marked besides. */
  again: z.number().int(),
})
export type HallCandidate = z.output<typeof HallCandidate>

export const HallRoster = z.object({
  sitting: HallSittingView.omit({ expected: true, checked: true }).extend({
    /** From this moment on anyone who comes is late; null where nobody has said when. */
    gate_closes_at: z.iso.datetime().nullable(),
  }),
  candidates: z.array(HallCandidate),
  /** Tickets of ours for other sittings: the digest of the code, and where it belongs. */
  elsewhere: z.array(z.object({ digest: z.string(), words: z.string() })),
  made_at: z.iso.datetime(),
})
export type HallRoster = z.output<typeof HallRoster>

export const hallRoster = endpoint({
  method: 'get',
  path: '/office/hall/{id}',
  summary: 'Everything a device at the door needs to know, so that it works without a network',
  tag,
  audience: 'staff',
  act: 'hall.check-in',
  params,
  reply: z.object({ message, roster: HallRoster }),
})

const Tick = z.object({
  /** Made by the device: the same mark sent twice is one. */
  key: z.string({ error: 'Each mark needs a key.' }).min(8, 'A key has at least eight signs.').max(80),
  registration_id: idParam,
  at,
  how: z.enum(checkWays, { error: 'Say how the candidate was checked.' }),
  /** The code of the ticket, where one was shown. */
  code: z.string().max(120).optional(),
})

export const tickOutcomes = ['in', 'again', 'refused'] as const
export const TickResult = z.object({
  key: z.string(),
  registration_id: z.number().int(),
  outcome: z.enum(tickOutcomes),
  words: z.string(),
})
export type TickResult = z.output<typeof TickResult>

export const checkIn = endpoint({
  method: 'post',
  path: '/office/hall/{id}/checks',
  summary: 'Mark candidates as seen at the door, many at once; of two marks for one candidate the first counts',
  tag,
  audience: 'staff',
  act: 'hall.check-in',
  params,
  input: z.object({
    ticks: z.array(Tick).min(1, 'Send at least one mark.').max(200, 'Send at most 200 marks at once.'),
  }),
  reply: z.object({ message, results: z.array(TickResult) }),
  example: {
    params: { id: '9010' },
    input: {
      ticks: [{ key: 'device-a-0001', registration_id: 9010, at: '2026-11-15T04:29:00.000Z', how: 'number' }],
    },
  },
})

export const undoCheckIn = endpoint({
  method: 'post',
  path: '/office/hall/{id}/undo',
  summary: 'Take a mark back that was made by mistake',
  tag,
  audience: 'staff',
  act: 'hall.check-in',
  params,
  input: z.object({ registration_id: idParam }),
  reply: z.object({ message }),
  example: { params: { id: '9010' }, input: { registration_id: 9011 } },
})

/** Where the address on a ticket leads a colleague. */
export const hallOfTicket = endpoint({
  method: 'get',
  path: '/office/hall/ticket/{code}',
  summary: 'Which sitting a ticket belongs to, for whoever opens its address with the camera of a phone',
  tag,
  audience: 'staff',
  act: 'hall.check-in',
  params: z.object({ code: z.string().min(1).max(120) }),
  reply: z.object({ message, sitting_id: z.number().int() }),
})

/** What a ticket in hand says, for the device and for the server alike. */
export type TicketVerdict = { is_good: boolean; words: string; candidate: HallCandidate | null }

/** The last part of the ticket's address, or the signs as they were typed. */
export const codeIn = (given: string): string => given.trim().toLowerCase().split('/').at(-1) ?? ''

/** A genuine code is `id-version-signature`; only then is it worth saying that it is forged. */
const looksLikeCode = (code: string) => /^[0-9a-z]+-[0-9a-z]+-[0-9a-f]{8,}/.test(code)

/** Tells a good ticket from a forged, an old, a foreign and a used one, by digests alone. */
export const judgeTicket = (roster: HallRoster, code: string, digest: string): TicketVerdict => {
  const refuse = (words: string, candidate: HallCandidate | null = null) => ({ is_good: false, words, candidate })
  const byNumber = roster.candidates.find(({ number }) => number.toLowerCase() === code)
  const candidate = byNumber ?? roster.candidates.find(({ digests }) => digests.includes(digest))
  if (!candidate) {
    const former = roster.candidates.find(({ older }) => older.includes(digest))
    if (former) return refuse(`An older ticket of ${former.name}: it was replaced by a newer one.`, former)
    const other = roster.elsewhere.find((one) => one.digest === digest)
    if (other) return refuse(`A ticket for another test date: ${other.words}.`)
    if (looksLikeCode(code)) return refuse('Not one of our tickets: the signature is wrong.')
    return refuse('Nobody of this test date has this number.')
  }
  if (candidate.objection) return refuse(candidate.objection, candidate)
  return { is_good: true, words: candidate.checked ? 'In already.' : 'May come in.', candidate }
}

export const hallEndpoints = [hallSittings, hallOfTicket, hallRoster, checkIn, undoCheckIn] as const
