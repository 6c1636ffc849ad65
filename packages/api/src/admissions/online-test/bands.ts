import { pageTextRecords } from '@northlight/contract/content/page-texts'
import { pageText } from '../../content/programmes/queries.ts'
import type { Ctx } from '../../kernel/context.ts'

/** The facts of the aptitude test that staff edit with the admission page: bands, online tests, what to bring. */
export const admissionFacts = async (ctx: Ctx) => {
  const row = await pageText(ctx.db, 'admission')
  return row ? pageTextRecords.admission.parse(row.content) : undefined
}
