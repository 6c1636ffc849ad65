import type { Ctx } from '../../kernel/context.ts'

/** The page of a report on the site. */
export const reportAddress = (ctx: Ctx, test: { slug: string; is_admission: boolean }): string =>
  `${ctx.services.siteUrl}${test.is_admission ? '/admission' : ''}/online-tests/${test.slug}/report`
