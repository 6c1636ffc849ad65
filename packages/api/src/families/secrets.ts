import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export const newSecret = () => randomBytes(32).toString('base64url')
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Six digits are few: without the key of this installation a stolen table would tell them all. */
export const codeDigest = (key: string, purpose: `${'parent' | 'owner' | 'sign-in'}-code:${number}`, code: string) =>
  createHmac('sha256', key).update(`${purpose}:${code}`).digest('hex')

export const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  // Compared in bytes: letters beyond ASCII have more of them than the text has characters.
  return left.length === right.length && timingSafeEqual(left, right)
}
