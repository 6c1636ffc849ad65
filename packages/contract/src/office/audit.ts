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
  /** What the record is called now and where the office shows it; null where it is gone, or not the reader’s to know. */
  whom: z.object({ title: z.string(), to: z.string().nullable() }).nullable(),
  /** What changed, without anything personal: ids, states, amounts, names of fields. */
  details: z.record(z.string(), z.unknown()),
  /** The same in words: amounts in rupees, colleagues by name. */
  said: z.string(),
  request_id: z.string().nullable(),
})
export type AuditLineView = z.output<typeof AuditLineView>

export const auditFilters = ['search', 'person', 'action', 'entity', 'entity_id', 'request_id', 'from', 'to'] as const

export const auditLines = endpoint({
  method: 'get',
  path: '/office/audit',
  summary:
    'Who did what and when, newest first; `search` finds words of the act, names of people and titles of records, `from` and `to` are days, `action` may end after its domain. All lines for administrators, one’s own for others',
  tag: 'Office: institute',
  audience: 'staff',
  act: 'audit.read',
  query: listQuery({ filters: auditFilters, sorts: [] }),
  reply: listOf(AuditLineView),
})

export const checkStamp = endpoint({
  method: 'post',
  path: '/office/audit/stamp',
  summary:
    'Whether the first line of a list of people is ours to the letter: who took it, when and what for. A list that turned up somewhere tells so whose copy it is',
  tag: 'Office: institute',
  audience: 'staff',
  act: 'audit.read',
  input: z.object({
    line: z.string({ error: 'Paste the first line.' }).trim().min(10, 'Paste the first line.').max(2000),
  }),
  reply: z.object({ message: z.string(), is_ours: z.boolean() }),
  example: { input: { line: 'Families. Private: taken by Asha Rao on 16 Nov 2026, 10:30 for: Open day.' } },
})

export const auditEndpoints = [auditLines, checkStamp] as const
