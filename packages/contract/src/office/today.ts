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

export const officeToday = endpoint({
  method: 'get',
  path: '/office/today',
  summary: 'What waits for the asker today, by role; counted from indexes',
  tag: 'Office',
  audience: 'staff',
  act: 'own.work',
  reply: z.object({ message: z.string(), blocks: z.array(TodayBlock) }),
})
