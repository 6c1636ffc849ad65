import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { listOf, listQuery } from '../lists.ts'

const tag = 'Office: consent'

/** A parent's account that sees a child's marks and fees, or a mailbox that may take it up. */
export const OfficeChildLink = z.object({
  id: z.number().int(),
  child: z.string(),
  child_email: z.string(),
  /** The mailbox that agreed, or that a student of age named. */
  contact: z.string(),
  /** The name on the account; empty until one takes the link up. */
  parent: z.string().nullable(),
  linked_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  ended_by: z.enum(['parent', 'student', 'office']).nullable(),
})
export type OfficeChildLink = z.output<typeof OfficeChildLink>

export const childLinks = endpoint({
  method: 'get',
  path: '/office/child-links',
  summary: 'Which parents see which child, newest first; search by a name or an address',
  tag,
  audience: 'staff',
  act: 'consent.withdraw',
  query: listQuery({ filters: ['search'], sorts: [] }),
  reply: listOf(OfficeChildLink),
})

export const endLinkForFamily = endpoint({
  method: 'post',
  path: '/office/child-links/{id}/end',
  summary: 'End the view of a parent on a family’s word; the parent cannot take it up again, and gets no more notices',
  tag,
  audience: 'staff',
  act: 'consent.withdraw',
  params: z.object({ id: idParam }),
  input: z.object({ reason: text('reason', { min: 3, max: 300 }) }),
  reply: z.object({ message: z.string() }),
  example: { params: { id: '9040' }, input: { reason: 'The mother asks for it, with the order of a court.' } },
})

export const childLinkEndpoints = [childLinks, endLinkForFamily] as const
