import type { Ctx } from '../src/kernel/context.ts'
import { insert } from './rows.ts'

/** The look for results that have opened has run before: what opens from now on is told. */
export const looked = (ctx: Ctx) =>
  insert(ctx.db, 'jobs', {
    name: 'results.tell-of-shown',
    payload: {},
    dedupe_key: null,
    state: 'done',
    run_at: ctx.now(),
    max_attempts: 1,
    created_at: ctx.now(),
  })
