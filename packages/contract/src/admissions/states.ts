/** The way of an application, in the order in which a family sees it; the last two can end it. */
export const applicationStates = [
  'registered',
  'paid',
  'hall-ticket-issued',
  'appeared',
  'offered',
  'admitted',
  'declined',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** How each state is called on screens and in mails. */
export const stateNames: Record<ApplicationState, string> = {
  registered: 'Registered',
  paid: 'Paid',
  'hall-ticket-issued': 'Hall ticket issued',
  appeared: 'Test taken',
  offered: 'Seat offered',
  admitted: 'Admitted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

export const registrationClasses = ['7th', '8th', '9th', '10th'] as const
export const examModes = ['ONLINE', 'OFFLINE'] as const
export const relations = ['Father', 'Mother', 'Guardian'] as const

/** Why the office has to look at an application; the family is told in words. */
export const attentions = ['paid-but-full', 'paid-but-past', 'refund-due'] as const
