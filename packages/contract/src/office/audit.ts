import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists.ts'

export const AuditLineView = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** A colleague or a family by name, a visitor, or a job of the server. */
  actor: z.object({ kind: z.string(), id: z.number().int().nullable(), name: z.string().nullable() }),
  /** `domain.verb-noun` */
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  /** What changed, without anything personal: ids, states, amounts, names of fields. */
  details: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
})
export type AuditLineView = z.output<typeof AuditLineView>

export const auditFilters = ['person', 'action', 'entity', 'entity_id', 'request_id', 'from', 'to'] as const

export const auditLines = endpoint({
  method: 'get',
  path: '/office/audit',
  summary:
    'Who did what and when, newest first; `from` and `to` are days, `action` may end after its domain. All lines for administrators, one’s own for others',
  tag: 'Office: institute',
  audience: 'staff',
  act: 'audit.read',
  query: listQuery({ filters: auditFilters, sorts: [] }),
  reply: listOf(AuditLineView),
})

export const auditEndpoints = [auditLines] as const
