import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Claims = { sub: string; email: string; email_verified: boolean; name: string }

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return new URLSearchParams(text)
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
let made: ReturnType<typeof newKeys> | undefined

/** Made once for all tests of a process: it takes as long as many of them. */
const keys = () => {
  made ??= newKeys()
  return made
}

/** A provider that answers as Google does: discovery, keys, codes that work once, PKCE, signed identity tokens. */
export const identityServer = async (client: { clientId: string; clientSecret: string }) => {
  const { privateKey, publicKey } = keys()
  const codes = new Map<string, { claims: Claims; challenge: string; redirect: string; nonce: string | null }>()
  let issuer = ''

  const idToken = (claims: Claims, nonce: string | null) => {
    const now = Math.floor(Date.now() / 1000)
    const head = encoded({ alg: 'RS256', kid: 'k1', typ: 'JWT' })
    const body = encoded({
      iss: issuer,
      aud: client.clientId,
      iat: now,
      exp: now + 3600,
      ...(nonce && { nonce }),
      ...claims,
    })
    const signature = createSign('RSA-SHA256').update(`${head}.${body}`).sign(privateKey).toString('base64url')
    return `${head}.${body}.${signature}`
  }

  const tokenReply = async (request: IncomingMessage) => {
    const body = await bodyOf(request)
    const [user = '', secret = ''] = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent)
    const id = body.get('client_id') ?? user
    const key = body.get('client_secret') ?? secret
    const grant = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      id === client.clientId &&
      key === client.clientSecret &&
      grant?.challenge === challenge &&
      grant.redirect === body.get('redirect_uri')
    if (!isRight || !grant) return { status: 400, body: { error: 'invalid_grant' } }
    return {
      status: 200,
      body: {
        access_token: randomBytes(16).toString('hex'),
        token_type: 'Bearer',
        expires_in: 3600,
        scope: 'openid email profile',
        id_token: idToken(grant.claims, grant.nonce),
      },
    }
  }

  const replyTo = async (request: IncomingMessage) => {
    if (request.url === '/.well-known/openid-configuration')
      return {
        status: 200,
        body: {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        },
      }
    if (request.url === '/keys')
      return {
        status: 200,
        body: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] },
      }
    if (request.url === '/token' && request.method === 'POST') return tokenReply(request)
    return { status: 404, body: {} }
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await replyTo(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    /** What the person's browser does at the provider: they say yes, and are sent back with a code. */
    consent: (address: string, claims: Claims) => {
      const asked = new URL(address).searchParams
      const code = randomBytes(16).toString('hex')
      const redirect = asked.get('redirect_uri') ?? ''
      codes.set(code, { claims, redirect, challenge: asked.get('code_challenge') ?? '', nonce: asked.get('nonce') })
      const back = new URL(redirect)
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer }).toString()
      return back
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
