import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const firstSteps = [
  'contacts',
  'campus',
  'course',
  'legal',
  'admission',
  'sitting',
  'mail',
  'payments',
  'backup',
  'tutors',
  'photographs',
  'event',
] as const
export type FirstStepKey = (typeof firstSteps)[number]

export const FirstStep = z.object({
  key: z.enum(firstSteps),
  title: z.string(),
  /** Why a visitor needs it. */
  why: z.string(),
  is_done: z.boolean(),
  /** What is still missing of it, by name; how it stands once it is done. */
  detail: z.string().nullable(),
  verb: z.string(),
  /** Where it is done, below /office. */
  to: z.string(),
})
export type FirstStep = z.output<typeof FirstStep>

export const firstDays = endpoint({
  method: 'get',
  path: '/office/first-days',
  summary:
    'What an institute still lacks before families come, each with the place where it is done; empty in the demo',
  tag: 'Office',
  audience: 'staff',
  act: 'settings.write',
  reply: z.object({ message: z.string(), steps: z.array(FirstStep) }),
})
