import type { Ctx } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'

/** A form tells which page it was sent from; only a page of this site can be true. */
export const refuseForeignPage = (ctx: Ctx, pageUrl: string) => {
  if (new URL(pageUrl).origin !== new URL(ctx.services.siteUrl).origin)
    invalid({ page_url: ['The page address must be a page of this site.'] })
}
