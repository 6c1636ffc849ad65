import type { ApplicationState } from '@northlight/contract/admissions/states'
import type { SignName } from '../../ui/icon.tsx'
import type { StateTone } from '../../ui/state-word.tsx'

export const stateLooks: Record<ApplicationState, readonly [SignName, StateTone]> = {
  registered: ['ring', 'quiet'],
  paid: ['half', 'info'],
  'hall-ticket-issued': ['half', 'info'],
  appeared: ['half', 'due'],
  offered: ['clock', 'due'],
  admitted: ['tick', 'good'],
  declined: ['minus', 'quiet'],
  withdrawn: ['minus', 'quiet'],
}

export const attentionWords: Record<string, string> = {
  'paid-but-full': 'The fee came when the sitting was full. Offer another date or refund it.',
  'paid-but-past': 'The fee came after the test date. Offer another date or refund it.',
  'refund-due': 'Withdrawn in time: the fee goes back.',
}

export const needsWords: Record<string, string> = {
  'date-of-birth': 'the date of birth is missing',
  parent: 'no parent is named',
  'parent-consent': 'a parent has not agreed yet',
}

export const stepWords = {
  appeared: 'Seen in the hall',
  offered: 'Offer in words',
  admitted: 'Admit',
  declined: 'Decline…',
  withdrawn: 'Withdraw for the family…',
} as const

/** What became of the fee of a test. */
export const orderStates = [
  { value: 'PENDING', label: 'not paid' },
  { value: 'PAID', label: 'paid' },
  { value: 'REFUND', label: 'refunded' },
]
