import type { ReceivedMail } from '@northlight/mail/testing/smtp-server'
import { expect } from '@playwright/test'

/** Every mail the running server has handed to its mail server so far. */
export async function outbox(): Promise<ReceivedMail[]> {
  const response = await fetch(process.env.E2E_OUTBOX_URL ?? '')
  return (await response.json()) as ReceivedMail[]
}

const waitFor = async (message: string, isIt: (mail: ReceivedMail) => boolean): Promise<ReceivedMail> => {
  const find = async () => (await outbox()).find(isIt)
  await expect.poll(find, { message, timeout: 15_000 }).toBeTruthy()
  return (await find()) as ReceivedMail
}

/** Waits for the mail that says `words`; jobs send it a moment after the reply. */
export const mailSaying = (words: string): Promise<ReceivedMail> =>
  waitFor(`a mail that says "${words}"`, ({ text }) => text?.includes(words) === true)

/** The same, of one mailbox. */
export const mailTo = (address: string, words: string): Promise<ReceivedMail> =>
  waitFor(
    `a mail to ${address} that says "${words}"`,
    ({ envelope, text }) => envelope.to.includes(address) && text?.includes(words) === true,
  )
