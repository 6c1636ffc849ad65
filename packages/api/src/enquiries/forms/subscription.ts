import { pathIn } from '../../counselling/contact-events/who-wrote.ts'
import { defineContactEvent } from '../define-contact-event.ts'
import { byItsAddress } from '../person-parts.ts'

/** The newsletter: a second time is refused. */
export const subscription = defineContactEvent({
  name: 'subscription',
  table: 'subscriptions',
  contactEvent: {
    label: 'Newsletter',
    read: (row) => ({
      name: row.email.split('@')[0] ?? row.email,
      phones: [],
      emails: [{ value: row.email }],
      source: { page: pathIn(row.page_url) },
    }),
    words: () => [],
  },
  retention: { stays: 'The newsletter is sent until it is given up.' },
  persons: byItsAddress('Newsletter', ['email', 'page_url']),
})
