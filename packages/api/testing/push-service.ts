import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** A browser's own keys, and the way it opens what was sealed for it (RFC 8291). */
const aBrowser = () => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const open = (sealed: Buffer): string => {
    const salt = sealed.subarray(0, 16)
    const length = sealed.readUInt8(20)
    const theirs = sealed.subarray(21, 21 + length)
    const body = sealed.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
    const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
    const derived = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, size))
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    cipher.setAuthTag(body.subarray(-16))
    const plain = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()])
    return plain.subarray(0, -1).toString()
  }
  return { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url'), open }
}

/** Whether a request was signed for this service by the key that it names (RFC 8292). */
const isSigned = (header: string, origin: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = bytes(key)
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const { aud } = JSON.parse(bytes(claims).toString()) as { aud: string }
  const signed = Buffer.from(`${head}.${claims}`)
  return aud === origin && verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))
}

/** A push service on this machine that speaks the protocol, with one browser behind each address. */
export const pushService = async () => {
  const browsers = new Map<string, { open: (sealed: Buffer) => string; isGone: boolean }>()
  const received: { to: string; payload: unknown }[] = []
  let isDown = false
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const browser = browsers.get(request.url ?? '')
    const { authorization = '', ttl } = request.headers
    if (isDown) return response.writeHead(503).end()
    if (!browser || browser.isGone) return response.writeHead(410).end()
    if (!isSigned(authorization, origin) || ttl === undefined) return response.writeHead(403).end()
    received.push({ to: request.url ?? '', payload: JSON.parse(browser.open(Buffer.concat(parts))) })
    response.writeHead(201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    subscribe(name: string) {
      const { open, ...keys } = aBrowser()
      browsers.set(`/${name}`, { open, isGone: false })
      return { endpoint: `${origin}/${name}`, ...keys }
    },
    unsubscribe(name: string) {
      const browser = browsers.get(`/${name}`)
      if (browser) browser.isGone = true
    },
    goDown(down: boolean) {
      isDown = down
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
