import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What this installation signs or seals. Each purpose has keys of its own, so that one can be changed alone. */
export const keyPurposes = [
  'session',
  'hall-ticket',
  'receipt-link',
  'answer-file',
  'download',
  'export',
  'code',
  'sandbox',
  'reservation',
  'second-factor',
  'notice-stop',
  'push',
  'page-reading',
] as const
export type KeyPurpose = (typeof keyPurposes)[number]

export type Key = { name: string; secret: string }

/** The keys of each purpose: the first one signs, the others still open what they signed before. */
export type KeyRing = Record<KeyPurpose, [Key, ...Key[]]>

/** Names a key by a digest of it: the same on every host, and telling nothing about the key itself. */
export const namedKey = (secret: string): Key => ({
  name: createHash('sha256').update(`key name|${secret}`).digest('hex').slice(0, 8),
  secret,
})

/** A ring in which every purpose has the same secrets, the newest first. */
export const sharedKeys = (current: string, ...older: string[]): KeyRing => {
  const keys: [Key, ...Key[]] = [namedKey(current), ...older.map(namedKey)]
  return Object.fromEntries(keyPurposes.map((purpose) => [purpose, keys])) as KeyRing
}

type Signed = {
  purpose: KeyPurpose
  content: string
  /** `hex` where an address must not hold anything else. */
  encoding?: 'base64url' | 'hex'
  /** Fewer bytes for a code that is printed small; the whole digest otherwise. */
  bytes?: number
}

const mac = ({ secret }: Key, { content, encoding = 'base64url', bytes = 32 }: Signed) =>
  createHmac('sha256', secret).update(content).digest().subarray(0, bytes).toString(encoding)

/** Compared as bytes: two texts of the same length may differ in bytes. */
export const isSameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** `<digest>.<name of the key>` */
export const sign = (keys: KeyRing, signed: Signed): string => {
  const [current] = keys[signed.purpose]
  return `${mac(current, signed)}.${current.name}`
}

/** Whether one of our keys made this signature. One without a name is older than key names: any key may have made it. */
export const isSigned = (keys: KeyRing, signed: Signed, signature: string): boolean => {
  const [digest = '', name] = signature.split('.')
  const candidates = keys[signed.purpose].filter((key) => name === undefined || key.name === name)
  return candidates.some((key) => isSameText(digest, mac(key, signed)))
}
