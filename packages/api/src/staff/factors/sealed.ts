import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Key, KeyRing } from '../../kernel/keys.ts'

const cipher = 'aes-256-gcm'

const bytesOf = ({ secret }: Key) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))

/**
 * `<name of the key>.<iv>.<tag>.<text>`: what must be read again, and must not be readable in a stolen table. It is
 * bound to its account: put into another row it does not open.
 */
export const seal = ({ 'second-factor': [key] }: KeyRing, userId: number, text: string): string => {
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, bytesOf(key), iv).setAAD(Buffer.from(`user:${userId}`))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return [key.name, ...[iv, sealing.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.')
}

/** Undefined when no key of this installation opens it: after a restore without the keys. */
export const unseal = ({ 'second-factor': keys }: KeyRing, userId: number, sealed: string): string | undefined => {
  const [name, ...parts] = sealed.split('.')
  const key = keys.find((one) => one.name === name)
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (!key || !iv || !tag || !text) return undefined
  try {
    const opening = createDecipheriv(cipher, bytesOf(key), iv)
      .setAAD(Buffer.from(`user:${userId}`))
      .setAuthTag(tag)
    return Buffer.concat([opening.update(text), opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
