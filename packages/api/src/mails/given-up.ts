import { later } from '@northlight/contract/dates'
import { days, hours } from '@northlight/contract/durations'
import { z } from 'zod'
import { defineJob, type Schedule } from '../kernel/jobs/define-job.ts'
import { deadSince } from '../kernel/jobs/queries.ts'
import { officeAddress, sendMail } from './service.ts'

/**
 * Tells the office of jobs that were given up since yesterday: within the hour, and in one mail a day however many
 * they are. Those of later that day stand in the mail of the next one.
 */
export const tellOfficeOfGivenUp = defineJob('jobs.tell-office-of-given-up', z.object({}), async (ctx) => {
  const dead = await deadSince(ctx.db, later(ctx.now(), -days(1)))
  if (dead.length === 0) return
  await sendMail(ctx, {
    key: `given-up:${ctx.now().slice(0, 10)}`,
    template: 'office-given-up',
    to: await officeAddress(ctx),
    about: null,
    props: {
      kinds: dead.map(({ name, count }) => ({ name, times: Number(count) === 1 ? 'once' : `${count} times` })),
    },
  })
})

export const mailSchedules: Schedule[] = [{ job: tellOfficeOfGivenUp, every: hours(1) }]
