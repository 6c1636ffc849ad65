import { auditFilters } from '@northlight/contract/office/audit'
import { actionWords } from '@northlight/contract/office/audit-words'
import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { csvLine, csvStart } from '../kernel/export/csv.ts'
import { allow } from '../kernel/policy.ts'
import { type AuditFilter, auditPortions } from './lines.ts'

const columns = ['at', 'actor', 'name', 'action', 'entity', 'entity_id', 'details', 'request_id', 'record', 'in_words']

const filterOf = (url: URL): AuditFilter =>
  Object.fromEntries(
    auditFilters.flatMap((name) => {
      const value = url.searchParams.get(`filter[${name}]`)?.trim()
      return value && !value.includes('\0') ? [[name, value.slice(0, 200)]] : []
    }),
  )

/** The lines of a list as a file for a spreadsheet, sent as they are read. That somebody took them is a line itself. */
export const auditFile = async (ctx: Ctx, url: URL): Promise<Response> => {
  allow(ctx, 'audit.read')
  const filter = filterOf(url)
  const portions = auditPortions(ctx, filter)
  // Read before the first byte leaves: a filter that is wrong is refused and makes no half of a file.
  let next = await portions.next()
  await audit(ctx, {
    action: 'staff.export-audit',
    entity: 'audit_log',
    id: null,
    details: { filters: Object.keys(filter) },
  })
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(csvStart + csvLine(columns))),
    pull: async (controller) => {
      if (next.done) return controller.close()
      const lines = next.value.map((line) =>
        csvLine([
          line.at,
          line.actor.id === null ? line.actor.kind : `${line.actor.kind} ${line.actor.id}`,
          line.actor.name ?? '',
          line.action,
          line.entity,
          line.entity_id ?? '',
          JSON.stringify(line.details),
          line.request_id ?? '',
          line.whom?.title ?? '',
          [actionWords(line.action), line.said].filter(Boolean).join(' · '),
        ]),
      )
      controller.enqueue(encoder.encode(lines.join('')))
      next = await portions.next()
    },
    cancel: async () => {
      await portions.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
