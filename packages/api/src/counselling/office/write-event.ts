import type { FamilyEventKind } from '@northlight/db/tables/counselling'
import type { Ctx } from '../../kernel/context.ts'
import { actorId } from '../../kernel/signed-in.ts'

type Event = {
  family: number
  kind: FamilyEventKind
  text?: string | null
  details?: Record<string, unknown>
  key?: string
  /** When it happened, where a phone tells it later. */
  at?: string
}

/** A phone's clock is trusted for what is past; nothing happened in the future. */
const happenedAt = (ctx: Ctx, at: string | undefined) => (at !== undefined && at < ctx.now() ? at : ctx.now())

/** Writes down what the office did. False when this key was written before: everything it led to is there already. */
export const writeEvent = async (ctx: Ctx, { family, kind, text, details = {}, key, at }: Event): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('family_events')
    .values({
      family_id: family,
      kind,
      at: happenedAt(ctx, at),
      by_id: actorId(ctx),
      text: text || null,
      details,
      key: key ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  return Boolean(numInsertedOrUpdatedRows)
}
