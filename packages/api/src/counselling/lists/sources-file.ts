import { familySources as call } from '@northlight/contract/office/families/reading'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { csvLine, csvStart } from '../../kernel/export/csv.ts'
import { allow } from '../../kernel/policy.ts'
import { familySources } from './sources-report.ts'

const head = ['Source', 'Medium', 'Campaign', 'Families', 'Applied', 'Admitted', 'Paid, in rupees']

/** The report by source as CSV: figures of one's own branches, and nobody's name. */
export const sourcesFile = async (ctx: Ctx, url: URL): Promise<Response> => {
  allow(ctx, 'families.read')
  const asked = call.query?.safeParse(Object.fromEntries(url.searchParams))
  if (!asked?.success) return invalid({ from: ['Give the days as year, month and day.'] })
  const { from, to, lines } = await familySources(ctx, asked.data)
  await audit(ctx, { action: 'counselling.export-sources', entity: 'family', id: null, details: { from, to } })
  const rows = lines.map(({ source, medium, campaign, families, applied, admitted, paid_paise }) =>
    csvLine([source ?? 'direct', medium ?? '', campaign ?? '', families, applied, admitted, paid_paise / 100]),
  )
  return new Response([csvStart, csvLine(head), ...rows].join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sources-${from}-${to}.csv"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
