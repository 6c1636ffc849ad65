import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

export const newSecret = () => randomBytes(32).toString('base64url')
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Six digits are few: without the key of this installation a stolen table would tell them all. */
export const codeDigest = (key: string, purpose: `${'parent' | 'owner'}-code:${number}`, code: string) =>
  createHmac('sha256', key).update(`${purpose}:${code}`).digest('hex')

export const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
