import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What the guidelines for coaching centres want published, and how it stands at a branch. */
export const MeterPoint = z.object({
  key: z.string(),
  words: z.string(),
  state: z.enum(['there', 'missing', 'old']),
  /** What exactly is missing. */
  detail: z.string().nullable(),
})
export type MeterPoint = z.output<typeof MeterPoint>

export const BranchMeter = z.object({
  branch_id: z.number().int(),
  branch: z.string(),
  /** The disclosure of the branch; null where nobody has begun one. */
  disclosure_id: z.number().int().nullable(),
  as_of: z.string().nullable(),
  there: z.number().int(),
  points: z.array(MeterPoint),
})
export type BranchMeter = z.output<typeof BranchMeter>

export const disclosureMeter = endpoint({
  method: 'get',
  path: '/office/disclosure-meter',
  summary: 'For every branch: what must be published, what is missing, what is older than a year',
  tag: 'Office',
  audience: 'staff',
  act: 'content.read',
  reply: z.object({ message: z.string(), branches: z.array(BranchMeter) }),
})
