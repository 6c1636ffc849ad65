import type { ReceivedMail } from '@northlight/mail/testing/smtp-server'
import { expect } from '@playwright/test'

/**
 * The mails that the running server has handed to its mail server so far, to this address or with these words in them.
 * Never all of them: the papers they carry are tens of megabytes at the end of a run.
 */
export async function outbox(about: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${process.env.E2E_OUTBOX_URL}/?about=${encodeURIComponent(about)}`)
  return (await response.json()) as ReceivedMail[]
}

/** Waits for the mail that says `words`; jobs send it a moment after the reply. */
export const mailSaying = async (words: string, isIt = (_: ReceivedMail) => true): Promise<ReceivedMail> => {
  let found: ReceivedMail | undefined
  const look = async () => {
    found = (await outbox(words)).find((mail) => mail.text?.includes(words) && isIt(mail))
    return found !== undefined
  }
  await expect.poll(look, { message: `a mail that says "${words}"`, timeout: 15_000 }).toBe(true)
  return found as ReceivedMail
}

/** The same, of one mailbox. */
export const mailTo = (address: string, words: string): Promise<ReceivedMail> =>
  mailSaying(words, ({ envelope }) => envelope.to.includes(address))

/** What stands in the newest mail to or about this address that has such a thing, a link most of all. */
export const mailed = async (about: string, pattern: RegExp): Promise<string> => {
  let found: string | undefined
  const look = async () => {
    found = (await outbox(about)).map(({ text }) => pattern.exec(text ?? '')?.[0]).findLast(Boolean)
    return found !== undefined
  }
  await expect.poll(look, { message: `a mail about ${about} with ${pattern}`, timeout: 15_000 }).toBe(true)
  return found ?? ''
}
