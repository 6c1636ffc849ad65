import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Something the palette found: `to` is its address below `/office`. */
export const OfficeHit = z.object({
  kind: z.string(),
  resource: z.string().nullable(),
  id: z.number().int().nullable(),
  title: z.string(),
  /** What tells hits apart: the type, the address, the state. */
  under: z.string().nullable(),
  to: z.string(),
})
export type OfficeHit = z.output<typeof OfficeHit>

export const officeSearch = endpoint({
  method: 'get',
  path: '/office/search',
  summary:
    'Families by name or number, applications, receipts, orders, payments and questions by their whole numbers, records by title or address; several things may be asked for at once, with commas between them',
  tag: 'Office',
  audience: 'staff',
  act: 'own.work',
  query: z.object({
    q: z
      .string({ error: 'Type at least 2 letters.' })
      .trim()
      .min(2, 'Type at least 2 letters.')
      .max(200, 'Use no more than 200 characters.'),
  }),
  reply: z.object({ message: z.string(), results: z.array(OfficeHit) }),
})
