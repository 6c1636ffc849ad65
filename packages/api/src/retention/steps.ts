import type { Tables } from '@northlight/db/tables'
import type { Ctx } from '../kernel/context.ts'
import { port } from '../kernel/ports.ts'

/** What a domain forgets by itself when its period is over, and in which table. Safe to run twice. */
export const retentionSteps = port<{ table: keyof Tables; forget: (ctx: Ctx) => Promise<void> }>('retention.steps', 11)
