import { MailError } from '@northlight/mail/errors'
import type { MailMessage, MailTransport } from '@northlight/mail/transports'

export type FakeMail = MailTransport & {
  sent: MailMessage[]
  isClosed: boolean
  /** `refuse` fails for good, `down` fails in a way worth trying again. */
  behave(behaviour: 'accept' | 'refuse' | 'down'): void
  to(address: string): MailMessage[]
}

/** A mail transport that keeps what it is given. */
export function fakeMail(): FakeMail {
  let behaviour: 'accept' | 'refuse' | 'down' = 'accept'
  const fake: FakeMail = {
    sent: [],
    isClosed: false,
    async send(message) {
      if (behaviour === 'refuse') throw new MailError('The mail server fake answered 550.', { isPermanent: true })
      if (behaviour === 'down') throw new MailError('The mail server fake could not be used (ECONNREFUSED).')
      fake.sent.push(message)
    },
    async check() {
      if (behaviour !== 'accept') throw new MailError('The mail server fake could not be used (ECONNREFUSED).')
    },
    close() {
      fake.isClosed = true
    },
    behave(next) {
      behaviour = next
    },
    to: (address) => fake.sent.filter((message) => message.to === address),
  }
  return fake
}
