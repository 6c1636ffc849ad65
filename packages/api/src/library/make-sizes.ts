import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job.ts'

/**
 * Draws the sizes that pages ask for, so that the first visitor does not wait for them. Where pictures are served by
 * other machines than this one, those draw them when they are asked; so they do while a test is written, and this waits.
 */
export const makeSizes = defineJob(
  'media.make-sizes',
  z.object({ path: z.string() }),
  async (ctx, { path }) => {
    await ctx.services.makeSizes?.(path)
  },
  'chores',
  { waitsForExams: true },
)
