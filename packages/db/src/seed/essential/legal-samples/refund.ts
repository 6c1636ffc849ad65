import { readFirst, sample } from './sample.ts'

const { part, says, points } = sample

export const refund = [
  readFirst,
  part(
    'In short',
    points(
      'Leave before the first class: you are refunded the whole fee.',
      'Leave later: you are refunded the part of the course that was not yet taught. The page of each course works it out for any day.',
      'The money is on its way to the account it came from within ten days.',
    ),
  ),
  part(
    'How to leave',
    says(
      'Tell us in your account, by e-mail to [e-mail of the accounts desk] or at the desk. The day on which we hear from you counts, not the day on which we answer.',
    ),
  ),
  part(
    'Your refund',
    points(
      'Tuition: the days that remain, out of all days of the course.',
      'Hostel and mess: the days that remain.',
      'Books that are handed back unused: [your rule for books].',
      'The fee of an admission test: all of it, until the last day to register. Afterwards not, because the hall is booked.',
    ),
  ),
  part(
    'When we cancel',
    says(
      'If a course, an event or a test does not take place, everything you paid for it is refunded without your asking.',
    ),
  ),
  part(
    'If you disagree',
    says('Write to [e-mail for complaints]. A person who did not work out the refund looks at it within seven days.'),
  ),
].join('\n')
