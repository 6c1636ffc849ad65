import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { emailAddress, enter, pageUrl } from '../fields.ts'
import { readChoice } from '../read-choice.ts'
import { studyClassNames } from '../study-classes.ts'
import { examplePerson, person, stamps } from './person.ts'
import { choice, line, oneOf, paragraphs } from './typed-text.ts'

/** The words of the form itself; staff may take them off the list, not rename them. */
export const requestTypes = ['Call Back', 'Home Visit', 'Visit Our Center', 'Connect Online'] as const

/** The one kind of request that needs a branch. */
export const visitRequest = 'Visit Our Center'

/**
 * Anyone who wants to be called gives a name, a number and the class; every other request needs the rest as well. Older
 * clients send no class.
 */
export const callRequest = 'Call Back'

/** Kept as the time of a call for which no time was chosen; its day is then the day it was sent, if none was chosen. */
export const anyTime = 'Any time'

const furtherFields = {
  date: 'Choose a day.',
  time: 'Choose a time.',
  email: 'Enter your e-mail address.',
  course: enter('course'),
  location: enter('area and town'),
  detail: enter('message'),
} as const

const isDay = (value: string) => {
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

export const ContactInput = z
  .object({
    ...person,
    email: emailAddress.optional(),
    course: line('course', { max: 500 }).optional(),
    location: line('area and town', { max: 500 }).optional(),
    request_type: choice('how we should meet you').transform((said) => readChoice(said, requestTypes) ?? said),
    class: oneOf('a class', studyClassNames).optional(),
    date: choice('a day')
      .regex(/^\d{4}-\d\d-\d\d$/, 'Choose a day.')
      .refine(isDay, 'Choose a day of the calendar.')
      .optional(),
    /** `10:30` as our page offers it, or any words: `after school`. */
    time: choice('a time', 500)
      .pipe(line('time', { max: 500 }))
      .optional(),
    branch: choice('a branch').optional(),
    detail: paragraphs('message', { max: 500 }).optional(),
    page_url: pageUrl,
  })
  .superRefine(
    ({ request_type, branch, ...given }, context) => {
      if (request_type === visitRequest && !branch)
        context.addIssue({ code: 'custom', path: ['branch'], message: 'Choose the campus you want to visit.' })
      if (request_type === callRequest) return
      for (const field of ['date', 'time', 'email', 'course', 'location', 'detail'] as const)
        if (given[field] === undefined)
          context.addIssue({ code: 'custom', path: [field], message: furtherFields[field] })
    },
    { when: () => true },
  )
export type ContactInput = z.output<typeof ContactInput>

/** Day and hour in India, such as `2026-11-20T10:30:00+05:30`. */
const indianTime = z.iso.datetime({ offset: true })

/** `09:30`, an hour of the day; everything else is said in words. */
export const isHour = (time: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)

export const ContactView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  page_url: z.string(),
  detail: z.string(),
  course: z.string(),
  location: z.string(),
  branch: z.string().nullable(),
  request_type: z.string(),
  date: indianTime,
  /** The same for an hour; words come back as they were sent. */
  time: z.string(),
  ...stamps,
})
export type ContactView = z.output<typeof ContactView>

export const contact = endpoint({
  method: 'post',
  path: '/contact-form',
  summary: 'Ask for a call, a visit or a meeting',
  tag: 'Enquiries',
  limit: 'form',
  input: ContactInput,
  reply: z.object({ message: z.string(), contactForm: ContactView }),
  status: 201,
  example: {
    input: {
      ...examplePerson,
      course: 'Foundation Evenings',
      location: 'Jayanagar, Bengaluru',
      request_type: 'Call Back',
      date: '{tomorrow}',
      time: '10:30',
      detail: 'We would like to know about the evening batch.',
      page_url: '{site}/contact-us',
    },
  },
})
