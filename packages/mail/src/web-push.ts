import { createCipheriv, createECDH, createHash, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto'
import { hours, seconds } from '@northlight/contract/durations'
import { MailError } from './errors.ts'

/** What a browser gave us to reach it: the address of its push service, and keys that only it can read with. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string }

export type PushTransport = {
  /** What browsers subscribe with; they take messages of nobody else. */
  publicKey: string
  /** Whether we would send to this address at all. */
  allows(endpoint: string): boolean
  send(to: PushSubscription, payload: Record<string, string>): Promise<void>
}

/** The subscription has ended: the browser was removed, or the person took the permission back. */
export class PushGone extends MailError {
  override name = 'PushGone'
}

const bytes = (text: string) => Buffer.from(text, 'base64url')
const curve = 'prime256v1'
const recordSize = 4096

/** Whether a message can be sealed with these keys: a point of the curve, written out, and 16 bytes (RFC 8291). */
export const areUsableKeys = ({ p256dh, auth }: Omit<PushSubscription, 'endpoint'>): boolean => {
  const theirs = bytes(p256dh)
  if (theirs.length !== 65 || bytes(auth).length !== 16) return false
  const own = createECDH(curve)
  own.generateKeys()
  try {
    own.computeSecret(theirs)
    return true
  } catch {
    return false
  }
}

/** Also for the test, which knows what a certain salt and key must give (RFC 8291, appendix A). */
type Once = { salt?: Buffer; privateKey?: Buffer }

/** Seals a message so that the push service carries it and cannot read it (RFC 8291). */
export const sealed = ({ p256dh, auth }: Omit<PushSubscription, 'endpoint'>, text: string, once: Once = {}): Buffer => {
  const own = createECDH(curve)
  if (once.privateKey) own.setPrivateKey(once.privateKey)
  else own.generateKeys()
  const salt = once.salt ?? randomBytes(16)
  const [theirs, ours] = [bytes(p256dh), own.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), bytes(auth), info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  // One record alone: the byte 2 marks its end.
  const body = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(2)])), cipher.final()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize, 0)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, body, cipher.getAuthTag()])
}

/** A key pair made from a secret of the installation: the same in every process, and nothing more to keep. */
const pairFrom = (secret: string) => {
  const pair = createECDH(curve)
  // Always 32 bytes, as the key has to be written; asked for it, the pair leaves zeros at its head away.
  const secretKey = createHash('sha256').update(`web push|${secret}`).digest()
  pair.setPrivateKey(secretKey)
  const publicKey = pair.getPublicKey()
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: secretKey.toString('base64url'),
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
    },
  })
  return { publicKey: publicKey.toString('base64url'), key }
}

/** The push services of the browsers. Anything else is an address that somebody made up for us to call. */
const services = /(?:^|\.)(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/

const isPushService = (endpoint: string): boolean => {
  const url = URL.parse(endpoint)
  return url?.protocol === 'https:' && url.port === '' && services.test(url.hostname)
}

type Settings = {
  secret: string
  /** Whom a push service writes to when something is wrong: `mailto:` or a web address. */
  contact: string
  now: () => number
  /** Other addresses only in tests. */
  allows?: (endpoint: string) => boolean
}

const patience = seconds(20)

/** Sends to browsers by the push services they have named, signed with our own key (RFC 8292). */
export const pushTransport = ({ secret, contact, now, allows = isPushService }: Settings): PushTransport => {
  const { publicKey, key } = pairFrom(secret)
  const tokenFor = (origin: string) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor((now() + hours(12)) / 1000)
    const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: origin, exp, sub: contact })}`
    return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
  }
  return {
    publicKey,
    allows,
    async send({ endpoint, ...keys }, payload) {
      if (!allows(endpoint)) throw new PushGone('This is no address of a push service.', { isPermanent: true })
      if (!areUsableKeys(keys)) throw new PushGone('The keys of this browser cannot be used.', { isPermanent: true })
      const response = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        headers: {
          authorization: `vapid t=${tokenFor(new URL(endpoint).origin)}, k=${publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(hours(12) / 1000),
          urgency: 'normal',
        },
        body: new Uint8Array(sealed(keys, JSON.stringify(payload))),
        signal: AbortSignal.timeout(patience),
      }).catch((cause: unknown) => {
        throw new MailError('The push service could not be reached.', { cause })
      })
      if (response.status === 404 || response.status === 410)
        throw new PushGone('The browser takes no messages any more.', { isPermanent: true })
      if (!response.ok)
        throw new MailError(`The push service answered ${response.status}.`, {
          isPermanent: response.status < 500 && response.status !== 429,
        })
    },
  }
}
