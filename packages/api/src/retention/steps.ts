import type { Ctx } from '../kernel/context.ts'
import { port } from '../kernel/ports.ts'

/** What a domain forgets by itself when its period is over. Safe to run twice. */
export const retentionSteps = port<(ctx: Ctx) => Promise<void>>('retention.steps', 2)
