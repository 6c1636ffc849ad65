import type { ApplicationState } from '@northlight/contract/admissions/states'
import type { ChildDataView } from '@northlight/contract/families'
import type { PaymentStatus } from '@northlight/contract/payments/proof'
import type { Text } from '@northlight/contract/words/catalogue'
import type { Say } from '@northlight/contract/words/say'

type Consent = ChildDataView['consents'][number]

export const purposes: Record<Consent['text']['purpose'], Text> = {
  'child-account': 'Account and tests',
  admission: 'Admission',
}

export const given: Record<Consent['how'], Text> = {
  link: 'Given by {parent} by the mailed link, {when}. Text {version}.',
  code: 'Given by {parent} by the mailed code, {when}. Text {version}.',
  form: 'Given by {parent} on the form, {when}. Text {version}.',
  office: 'Given by {parent} at the office, {when}. Text {version}.',
}

export const paid: Record<PaymentStatus, Text> = {
  PAID: 'Paid',
  PENDING: 'Not paid yet',
  CANCELLED: 'Not paid',
  REFUND: 'Refunded',
}

export const states: Record<ApplicationState, Text> = {
  registered: 'Registered',
  paid: 'Paid',
  'hall-ticket-issued': 'Hall ticket issued',
  appeared: 'Test taken',
  offered: 'Seat offered',
  admitted: 'Admitted',
  declined: 'Declined',
  withdrawn: 'Application withdrawn',
}

export const result = ({ result, ended_at }: ChildDataView['tests'][number], say: Say) => {
  if (!result) return ended_at ? say('Result not out yet') : say('Not finished')
  const { marks, max_marks: max, rank, takers } = result
  return rank && takers
    ? say('{marks} of {max} marks, rank {rank} of {takers}', { marks, max, rank, takers })
    : say('{marks} of {max} marks', { marks, max })
}
