import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists.ts'

export const findingKinds = [
  'dead-link',
  'dead-picture',
  'seo-title',
  'seo-description',
  'redirect-loop',
  'redirect-chain',
  'redirect-covered',
] as const

export const Finding = z.object({
  id: z.number().int(),
  kind: z.enum(findingKinds),
  resource: z.string(),
  record_id: z.number().int(),
  title: z.string(),
  /** The address that leads nowhere or on, or the record that says the same. */
  detail: z.string(),
  found_at: z.iso.datetime(),
})
export type Finding = z.output<typeof Finding>

export const findingList = endpoint({
  method: 'get',
  path: '/office/findings',
  summary:
    'Links and pictures that lead nowhere, titles that two pages share, and redirects that lead in a circle, over another one, or never because a page stands there; looked for every hour',
  tag: 'Office',
  audience: 'staff',
  act: 'content.read',
  query: listQuery({ filters: ['kind'], sorts: [], size: 25 }),
  reply: listOf(Finding),
})
