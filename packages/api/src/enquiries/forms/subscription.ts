import { pathIn } from '../../counselling/touch/who-wrote.ts'
import { defineTouch } from '../define-touch.ts'
import { byItsAddress } from '../person-parts.ts'

/** The newsletter: a second time is refused. */
export const subscription = defineTouch({
  name: 'subscription',
  table: 'subscriptions',
  touch: {
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
