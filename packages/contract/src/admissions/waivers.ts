import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'

const tag = 'Office: admissions'
const message = z.string()
const paise = z.number().int()

/** `replaced`: something else was offered or proposed before anybody signed it. */
export const waiverStates = ['waiting', 'signed', 'refused', 'replaced'] as const
export type WaiverState = (typeof waiverStates)[number]

/** A waiver beyond the band of the test that needs a second person: nothing is told to the family before it is signed. */
export const WaiverView = z.object({
  id: z.number().int(),
  application_id: z.number().int(),
  number: z.string(),
  name: z.string(),
  /** Course and branch. */
  title: z.string(),
  waiver_percent: z.number().int(),
  band_percent: z.number().int(),
  fee_paise: paise,
  waived_paise: paise,
  to_pay_paise: paise,
  /** Of the tuition, more than the band gives. */
  beyond_paise: paise,
  until: z.iso.date(),
  note: z.string().nullable(),
  reason: z.string(),
  state: z.enum(waiverStates),
  proposed_by: z.string().nullable(),
  proposed_at: z.iso.datetime(),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** What the one who refused it has said. */
  decided_note: z.string().nullable(),
  /** Whether the asker may sign and refuse it. */
  may_decide: z.boolean(),
})
export type WaiverView = z.output<typeof WaiverView>

export const officeWaivers = endpoint({
  method: 'get',
  path: '/office/waivers',
  summary:
    'Waivers beyond the band that need a second signature, newest first; `state` waiting, signed, refused or replaced',
  tag,
  audience: 'staff',
  act: 'applications.read',
  query: listQuery({ filters: ['state'], sorts: [], size: 25 }),
  reply: listOf(WaiverView),
})

const params = z.object({ id: idParam })
const reply = z.object({ message, waiver: WaiverView })

export const signWaiver = endpoint({
  method: 'post',
  path: '/office/waivers/{id}/sign',
  summary:
    'Sign a waiver that a colleague has proposed: the seat is offered, with the letter. Never by who proposed it',
  tag,
  audience: 'staff',
  act: 'waivers.sign',
  params,
  reply,
  example: { params: { id: '9001' } },
})

export const refuseWaiver = endpoint({
  method: 'post',
  path: '/office/waivers/{id}/refuse',
  summary: 'Refuse a waiver that a colleague has proposed, with a word; the family hears nothing of it',
  tag,
  audience: 'staff',
  act: 'waivers.sign',
  params,
  input: z.object({ note: text('a word for your colleague', { min: 3, max: 300 }) }),
  reply,
  example: { params: { id: '9002' }, input: { note: 'Twenty per cent is the most this year.' } },
})

export const waiverEndpoints = [officeWaivers, signWaiver, refuseWaiver] as const
