import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { examModes } from './states.ts'

/** A sitting as the form offers it, with the seats that are free at this moment. */
export const SittingChoice = z.object({
  id: z.number().int(),
  code: z.string(),
  centre: z.string(),
  /** Where the campus is; null at home. */
  address: z.string().nullable(),
  mode: z.enum(examModes),
  sits_on: z.iso.date(),
  /** The moment it begins; an online window opens then. */
  starts_at: z.iso.datetime(),
  closes_on: z.iso.date().nullable(),
  register_by: z.iso.date(),
  slot: z.string(),
  seats: z.number().int(),
  seats_left: z.number().int(),
  fee_paise: z.number().int(),
  classes: z.array(z.string()),
  /** Until when a family that withdraws gets its fee back. */
  refunds_until: z.iso.datetime(),
})
export type SittingChoice = z.output<typeof SittingChoice>

/** The text a parent agrees to, with the version that is written down. */
export const ConsentTextView = z.object({
  version: z.string(),
  title: z.string(),
  points: z.array(z.string()),
})

export const openSittings = endpoint({
  method: 'get',
  path: '/admission/sittings',
  summary: 'Sittings that can still be chosen, with the seats left now, and the text a parent agrees to',
  tag: 'Admission',
  reply: z.object({
    message: z.string(),
    sittings: z.array(SittingChoice),
    consent: ConsentTextView.nullable(),
    /** For how many minutes a seat is held while the fee is paid. */
    hold_minutes: z.number().int(),
  }),
})
