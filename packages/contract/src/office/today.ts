import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Something that waits: a number and the list behind it; the first few are named. */
export const TodayBlock = z.object({
  key: z.string(),
  words: z.string(),
  count: z.number().int(),
  /** There are more than were counted. */
  is_more: z.boolean(),
  to: z.string(),
  items: z.array(
    z.object({
      title: z.string(),
      /** What it is, and who wrote it last. */
      under: z.string().nullable(),
      at: z.iso.datetime().nullable(),
      to: z.string(),
    }),
  ),
})
export type TodayBlock = z.output<typeof TodayBlock>

/** What waits for a word of this very person: a signature, a publication, a decision. */
export const NeedsYourApproval = z.object({
  key: z.string(),
  what: z.string(),
  /** Why nobody else can do it. */
  why: z.string(),
  /** Who asked. */
  by: z.string().nullable(),
  /** The day it is promised for. */
  due_on: z.iso.date().nullable(),
  /** Since when it waits. */
  since: z.iso.datetime(),
  to: z.string(),
  verb: z.string(),
})
export type NeedsYourApproval = z.output<typeof NeedsYourApproval>

export const officeToday = endpoint({
  method: 'get',
  path: '/office/today',
  summary: 'What waits for the asker today, by role; counted from indexes',
  tag: 'Office',
  audience: 'staff',
  act: 'own.work',
  reply: z.object({ message: z.string(), blocks: z.array(TodayBlock), only_yours: z.array(NeedsYourApproval) }),
})
