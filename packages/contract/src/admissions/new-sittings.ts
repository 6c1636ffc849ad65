import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, text } from '../fields.ts'
import { OfficeSittingView } from './office-seats.ts'
import { examModes, registrationClasses } from './states.ts'

const message = z.string()
const time = (sentence: string) =>
  z.string({ error: sentence }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 10:30.')
const whole = (sentence: string, least: number, most: number) =>
  z.coerce
    .number({ error: sentence })
    .int('Enter a whole number.')
    .min(least, least === 0 ? 'Enter no number below 0.' : sentence)
    .max(most, `Enter at most ${most}.`)

/** As many days as one form makes test dates of. */
export const mostDays = 30

export const NewSittings = z
  .object({
    mode: z.enum(examModes, { error: 'Choose on campus or at home.' }),
    /** The campus where it is written; none at home. */
    branch_id: idParam.optional(),
    centre: text('the place, as families read it', { min: 2, max: 120 }),
    days: z
      .array(z.iso.date('Enter a day like 2026-11-15.'), { error: 'Enter the day.' })
      .min(1, 'Enter the day.')
      .max(mostDays, `Make at most ${mostDays} dates at once.`)
      .refine((all) => new Set(all).size === all.length, 'Name each day once.'),
    /** At home: for how many days it can be written. */
    open_days: whole('Enter for how many days it is open.', 1, 60).default(1),
    starts: time('Enter when it begins.'),
    ends: time('Enter when it ends.'),
    /** Registration ends so many days before the day. */
    register_days_before: whole('Enter how many days before the test registration closes.', 0, 90).default(1),
    seats: whole('Enter how many seats there are.', 1, 100_000),
    fee_paise: whole('Enter the fee; 0 where it is free.', 0, 10_000_00),
    /** Empty: for every class. */
    classes: z.array(z.enum(registrationClasses, { error: 'Choose from the classes of the form.' })).default([]),
  })
  .refine(({ starts, ends }) => starts < ends, { path: ['ends'], message: 'It ends after it begins.' })
  .refine(({ mode, branch_id }) => mode === 'ONLINE' || branch_id !== undefined, {
    path: ['branch_id'],
    message: 'Choose the campus where the test is written.',
  })
export type NewSittings = z.output<typeof NewSittings>

/** All of them or none: a day on which the same place and hour is taken is named. */
export const makeSittings = endpoint({
  method: 'post',
  path: '/office/sittings',
  summary: 'Make sittings of one place, hour, fee and number of seats, one on each of the days: all of them or none',
  tag: 'Office: admissions',
  audience: 'staff',
  act: 'sittings.write',
  input: NewSittings,
  reply: z.object({ message, sittings: z.array(OfficeSittingView) }),
  status: 201,
  example: {
    input: {
      mode: 'ONLINE',
      centre: 'At home',
      days: ['2027-01-10', '2027-01-17'],
      starts: '10:30',
      ends: '12:30',
      seats: 40,
      fee_paise: 9900,
      classes: ['10th'],
    },
  },
})
