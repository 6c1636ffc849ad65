import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { isSameText, type Key, type KeyRing } from './keys.ts'

export const newSecret = () => randomBytes(32).toString('base64url')
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Six digits are few: without the key of this installation a stolen table would tell them all. */
export const codeDigest = ({ code: [key] }: KeyRing, purpose: CodePurpose, code: string) =>
  digestWith(key, purpose, code)

/** Also a code that was mailed just before the key was changed. */
export const isCode = ({ code: keys }: KeyRing, purpose: CodePurpose, code: string, kept: string) =>
  keys.some((key) => isSameText(kept, digestWith(key, purpose, code)))

/** A code for a number holds for that number alone. */
type CodePurpose = `${'parent' | 'owner' | 'sign-in' | 'recovery'}-code:${number}` | `phone-code:${number}:${string}`

const digestWith = ({ secret }: Key, purpose: CodePurpose, code: string) =>
  createHmac('sha256', secret).update(`${purpose}:${code}`).digest('hex')
