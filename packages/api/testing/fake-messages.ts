import type { MessageTransport, PhoneMessage } from '@northlight/mail/messages'

export type FakeMessages = MessageTransport & { sent: PhoneMessage[]; fail(with_: Error | null): void }

/** A provider of WhatsApp and SMS that keeps what it is given. */
export const fakeMessages = (): FakeMessages => {
  let failure: Error | null = null
  const fake: FakeMessages = {
    sent: [],
    async send(message) {
      if (failure) throw failure
      fake.sent.push(message)
    },
    fail(with_) {
      failure = with_
    },
  }
  return fake
}
