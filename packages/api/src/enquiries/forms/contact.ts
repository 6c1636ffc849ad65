import { indianClock, indianDay, later, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { anyTime, contact as endpoint, isHour, visitRequest } from '@northlight/contract/enquiries/contact'
import { pathIn, personIn } from '../../counselling/contact-events/who-wrote.ts'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { shownAppointment } from '../appointment.ts'
import { defineForm } from '../define-form.ts'
import { byItsAddress, person } from '../person-parts.ts'
import { thankForContact } from '../thank-for-contact.ts'

const refuseImpossibleTime = (ctx: Ctx, { date, time }: { date: string; time: string }) => {
  const today = indianDay(ctx.now())
  if (date < today) invalid({ date: ['Choose today or a later day.'] })
  if (date > indianDay(later(ctx.now(), days(365)))) invalid({ date: ['Choose a day within a year.'] })
  if (isHour(time) && `${date}T${time}` <= indianClock(ctx.now()))
    invalid({ time: ['This time has passed. Choose a later one.'] })
}

/** `15 Nov 2026, 10:30` or `15 Nov 2026, any time`: when the family wants to be called or seen. */
const whenIn = ({ date, time }: { date: string; time: string }) =>
  `${shownDate(`${date}T12:00:00+05:30`)}, ${time === anyTime ? 'any time' : time}`

export const contact = defineForm({
  name: 'contact',
  entity: 'contact_enquiry',
  endpoints: [endpoint],
  table: 'contact_enquiries',
  isOfChild: false,
  choices: {
    request_type: { list: 'contact_request_types', refusal: 'Choose how we should meet you from the list.' },
    branch: { list: 'contact_branches', refusal: 'Choose a branch from the list.' },
    time: { list: 'contact_slots', refusal: null },
  },
  row: (ctx, input) => {
    // A call without a day is asked for today, at any time.
    const at = { date: input.date ?? indianDay(ctx.now()), time: input.time ?? anyTime }
    refuseImpossibleTime(ctx, at)
    return {
      ...input,
      ...at,
      class: input.class ?? null,
      language: languageOfCall(ctx),
      // What somebody who only wants a call need not say.
      email: input.email ?? '',
      course: input.course ?? '',
      location: input.location ?? '',
      detail: input.detail ?? '',
      // A branch only means something when somebody wants to come to it.
      branch: input.request_type === visitRequest ? (input.branch ?? null) : null,
    }
  },
  also: async (ctx, { id, email }) => {
    if (email) await enqueue(ctx, thankForContact, { id })
  },
  reply: (_ctx, row) => ({
    message: 'Enquiry created successfully.',
    contactForm: {
      ...row,
      date: `${row.date}T00:00:00+05:30`,
      time: isHour(row.time) ? `${row.date}T${row.time}:00+05:30` : row.time,
    },
  }),
  contactEvent: {
    label: 'Contact form',
    read: (row) => ({
      ...personIn(row),
      class: row.class,
      // Empty where somebody only wants a call.
      wants: row.course || null,
      branchName: row.branch,
      source: { page: pathIn(row.page_url) },
    }),
    words: (row) => [
      ...[row.request_type, whenIn(row), row.class, row.course, row.branch],
      row.detail && `“${row.detail}”`,
    ],
  },
  retention: 'enquiries',
  persons: byItsAddress('Messages to us', [
    ...person,
    ...['class', 'course', 'location', 'request_type', 'branch', 'date', 'time', 'detail', 'page_url'],
  ]),
  notice: {
    subject: 'New Enquiry',
    title: 'New enquiry',
    lead: 'Somebody sent the contact form.',
    facts: (_ctx, row) => [
      ['Name', row.name],
      ['E-mail', row.email],
      ['Mobile', row.phone],
      ['Class', row.class],
      ['Course', row.course],
      ['Location', row.location],
      ['Asks for', row.request_type],
      ['Branch', row.branch],
      ['Day', shownAppointment(row).date],
      ['Time', shownAppointment(row).time],
      ['Page', row.page_url],
    ],
    message: ({ detail }) => detail,
    replyTo: ({ email }) => email,
  },
})
