import type { ReceivedMail } from '@northlight/mail/testing/smtp-server'
import { expect } from '@playwright/test'

/** Every mail the running server has handed to its mail server so far. */
export async function outbox(): Promise<ReceivedMail[]> {
  const response = await fetch(process.env.E2E_OUTBOX_URL ?? '')
  return (await response.json()) as ReceivedMail[]
}

/** Waits for the mail that says `words`; jobs send it a moment after the reply. */
export async function mailSaying(words: string): Promise<ReceivedMail> {
  const find = async () => (await outbox()).find(({ text }) => text?.includes(words))
  await expect.poll(find, { message: `a mail that says "${words}"`, timeout: 15_000 }).toBeTruthy()
  return (await find()) as ReceivedMail
}
