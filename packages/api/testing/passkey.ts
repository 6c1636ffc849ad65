import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Place = { origin: string; rpID: string }
type Options = { key?: KeyObject; credentialId?: string; isVerified?: boolean }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

const present = 0x01
const verified = 0x04
const hasCredential = 0x40

/**
 * A phone or computer that holds one passkey, speaking WebAuthn's own bytes: no browser, but everything the server
 * checks is really signed.
 */
export const authenticator = ({ origin, rpID }: Place, options: Options = {}) => {
  const privateKey = options.key ?? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const credentialId = options.credentialId ?? base64url(sha256(`${x}${y}`).subarray(0, 16))
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (flags: number, extra: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(counter)
    const own = present | (options.isVerified === false ? 0 : verified)
    return Buffer.concat([sha256(rpID), Buffer.from([own | flags]), count, extra])
  }

  const coseKey = () =>
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )

  return {
    credentialId,
    publicKey: () => base64url(coseKey()),
    register: (challenge: string) => {
      const id = Buffer.from(credentialId, 'base64url')
      const length = Buffer.from([0, id.length])
      const authData = authenticatorData(hasCredential, Buffer.concat([Buffer.alloc(16), length, id, coseKey()]))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    prove: (challenge: string) => {
      const client = clientData('webauthn.get', challenge)
      const authData = authenticatorData(0)
      return {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
        },
      }
    },
  }
}
