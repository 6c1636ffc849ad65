import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam } from '../fields.ts'

/** A background task on many records that goes on behind the screen: what was asked, how far it is, what came of it. */
export const BackgroundTask = z.object({
  id: z.number().int(),
  kind: z.enum(['bulk', 'export', 'import']),
  resource: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.number().int(),
  total: z.number().int().nullable(),
  /** For a bulk act `{done, refused, undoable}`; for a failure `{message}`. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** An address that opens the file for ten minutes, once there is one. */
  file: z.url().nullable(),
  created_at: z.iso.datetime(),
})
export type BackgroundTask = z.output<typeof BackgroundTask>

export const officeTask = endpoint({
  method: 'get',
  path: '/office/works/{id}',
  summary: 'How far an export or an act on many records is; one’s own only',
  tag: 'Office',
  audience: 'staff',
  act: 'own.work',
  params: z.object({ id: idParam }),
  reply: z.object({ message: z.string(), work: BackgroundTask }),
})
