import { indianClock, indianDay, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { anyTime, type ContactInput, isHour, visitRequest } from '@northlight/contract/enquiries/contact'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { chosenFrom, offeredOptions } from '../../options/service.ts'
import { thankForContact } from '../jobs.ts'
import { submit } from '../submit.ts'

const refuseImpossibleTime = (ctx: Ctx, { date, time }: { date: string; time: string }) => {
  const today = indianDay(ctx.now())
  if (date < today) invalid({ date: ['Choose today or a later day.'] })
  if (date > indianDay(later(ctx.now(), days(365)))) invalid({ date: ['Choose a day within a year.'] })
  if (isHour(time) && `${date}T${time}` <= indianClock(ctx.now()))
    invalid({ time: ['This time has passed. Choose a later one.'] })
}

export const sendContactForm = async (ctx: Ctx, input: ContactInput) => {
  const offered = await offeredOptions(ctx)
  const { request_type, branch } = chosenFrom({
    request_type: {
      value: input.request_type,
      from: offered.contact_request_types,
      refusal: 'Choose how we should meet you from the list.',
    },
    branch: { value: input.branch, from: offered.contact_branches, refusal: 'Choose a branch from the list.' },
  })
  // A call without a day is asked for today, at any time.
  const at = { date: input.date ?? indianDay(ctx.now()), time: input.time ?? anyTime }
  refuseImpossibleTime(ctx, at)
  return submit(ctx, 'contact', {
    fields: {
      ...input,
      ...at,
      request_type,
      class: input.class ?? null,
      language: languageOfCall(ctx),
      // What somebody who only wants a call need not say.
      email: input.email ?? '',
      course: input.course ?? '',
      location: input.location ?? '',
      detail: input.detail ?? '',
      // A branch only means something when somebody wants to come to it.
      branch: request_type === visitRequest ? (branch ?? null) : null,
    },
    also: async (ctx, row) => {
      if (row.email) await enqueue(ctx, thankForContact, { id: row.id })
    },
  })
}
