import { type Instant, later } from '@northlight/contract/dates'
import { type Kept, retention } from '@northlight/contract/retention'
import type { Ctx } from '../kernel/context.ts'

/** The moment before which what was written has been kept long enough. */
export const limitOf = (ctx: Ctx, kept: Kept): Instant => later(ctx.now(), -retention[kept].ms)
