import { answerFileText } from '@northlight/exam/answers/answer-file'
import type { ClientStep } from '@northlight/exam/answers/steps'

type Content = { attempt: string; paperVersion: number; steps: ClientStep[]; key: string }

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Only in a secure context: not where the site is opened by a name of the local network over http. */
export const canSignFile = (): boolean => crypto.subtle !== undefined

/**
 * Everything this device recorded, signed with the key that came with the attempt, so that staff can import it and see
 * that it was not touched on the way.
 */
export const signedAnswerFile = async ({ attempt, paperVersion, steps, key }: Content): Promise<string> => {
  const payload = answerFileText(attempt, paperVersion, steps)
  const bytes = new TextEncoder()
  const secret = await crypto.subtle.importKey('raw', bytes.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return JSON.stringify({ payload, signature: hex(await crypto.subtle.sign('HMAC', secret, bytes.encode(payload))) })
}

/** Offers the text as a file of its own. */
export const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser needs the address until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
