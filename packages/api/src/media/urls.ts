import type { Ctx } from '../kernel/context.ts'

/** Absolute address of a picture; an entity without one shows the drawing of its own name. */
export const imageUrl = (ctx: Ctx, path: string | null, drawnAs: string) =>
  `${ctx.services.apiUrl}/storage/${path ?? `drawn/${drawnAs.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}.svg`}`
