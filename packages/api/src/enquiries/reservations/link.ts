import type { Ctx } from '../../kernel/context.ts'
import { isSigned, sign } from '../../kernel/keys.ts'

const toSign = (id: number) => ({ purpose: 'reservation', content: `reservation|${id}`, bytes: 18 }) as const

/**
 * A secret of the person who reserved, made from the number of the row: nothing of it is stored. Plain enough for any
 * mail program.
 */
export const reservationKey = (ctx: Ctx, id: number): string =>
  `${id}-${sign(ctx.services.keys, toSign(id)).replace('.', '-')}`

/** The number behind a key that we made; undefined for any other. */
export const idOfKey = (ctx: Ctx, key: string): number | undefined => {
  const [, id, digest, name] = /^(\d{1,15})-([\w-]{24})-([\da-f]{8})$/.exec(key) ?? []
  if (!id || !isSigned(ctx.services.keys, toSign(Number(id)), `${digest}.${name}`)) return undefined
  return Number(id)
}

/** The page that shows a reservation and asks whether to cancel it. */
export const reservationUrl = (ctx: Ctx, id: number): string =>
  `${ctx.services.siteUrl}/event-reservation/${reservationKey(ctx, id)}`
