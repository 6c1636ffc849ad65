import { type Instant, later } from '@northlight/contract/dates'
import { type RetentionPeriod, retention } from '@northlight/contract/retention'
import type { Ctx } from '../kernel/context.ts'

/** The moment before which what was written has been kept long enough. */
export const limitOf = (ctx: Ctx, kept: RetentionPeriod): Instant => later(ctx.now(), -retention[kept].ms)
