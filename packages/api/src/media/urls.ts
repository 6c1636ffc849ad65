import type { Ctx } from '../kernel/context.ts'

/** Absolute address of a picture; an entity without one shows the placeholder made from its own name. */
export const imageUrl = (ctx: Ctx, path: string | null, placeholderName: string) =>
  `${ctx.services.apiUrl}/storage/${path ?? `drawn/${placeholderName.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}.svg`}`
