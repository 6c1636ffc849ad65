import { pathIn } from '@northlight/contract/words/language-paths'
import type { Language } from '@northlight/contract/words/languages'
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

const proofOf = (id: number) => ({ purpose: 'reservation', content: `reservation-answers|${id}`, bytes: 18 }) as const

/**
 * Stands in the mail alone, and in no answer to the person who reserved. Anyone who has it reads the mailbox, or is the
 * office, which has called the number.
 */
const confirmingProof = (ctx: Ctx, id: number): string => sign(ctx.services.keys, proofOf(id)).replace('.', '-')

export const isConfirmingProof = (ctx: Ctx, id: number, proof: string): boolean => {
  const [, digest, name] = /^([\w-]{24})-([\da-f]{8})$/.exec(proof) ?? []
  return digest !== undefined && isSigned(ctx.services.keys, proofOf(id), `${digest}.${name}`)
}

/** The page that shows a reservation and asks whether to cancel it. */
export const reservationUrl = (ctx: Ctx, id: number, language: Language = 'en'): string =>
  `${ctx.services.siteUrl}${pathIn(language, `/event-reservation/${reservationKey(ctx, id)}`)}`

/** The same page with the button that confirms. */
export const confirmingUrl = (ctx: Ctx, id: number, language?: Language): string =>
  `${reservationUrl(ctx, id, language)}?confirm=${confirmingProof(ctx, id)}`
