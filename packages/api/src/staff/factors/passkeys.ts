import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import type { PasskeyProof, PasskeyRegistration } from '@northlight/contract/office/factors'
import type { Ctx } from '../../kernel/context.ts'
import { factorsOf } from './queries.ts'

/** Fetched when the first passkey is used: large, and most sessions never need it. */
const webauthn = () => import('@simplewebauthn/server')

const challengeLasts = minutes(5)

type Session = { id: number; tokenId: number }
type Purpose = 'register' | 'prove'

/** A passkey belongs to the host of SITE_URL; one made for another host signs nothing here. */
const placeOf = ({ services: { siteUrl } }: Ctx) => {
  const { origin, hostname } = new URL(siteUrl)
  return { origin, rpID: hostname }
}

const keepChallenge = async (ctx: Ctx, { id, tokenId }: Session, purpose: Purpose, challenge: string) => {
  const now = ctx.now()
  await ctx.db.deleteFrom('factor_challenges').where('expires_at', '<', now).execute()
  await ctx.db
    .insertInto('factor_challenges')
    .values({ user_id: id, token_id: tokenId, purpose, challenge, expires_at: later(now, challengeLasts) })
    .execute()
}

/** Each challenge of a session is answered once. */
const takeChallenge =
  (ctx: Ctx, { tokenId }: Session, purpose: Purpose) =>
  async (challenge: string) => {
    const taken = await ctx.db
      .deleteFrom('factor_challenges')
      .where('token_id', '=', tokenId)
      .where('purpose', '=', purpose)
      .where('challenge', '=', challenge)
      .where('expires_at', '>', ctx.now())
      .returning('id')
      .executeTakeFirst()
    return taken !== undefined
  }

const credentialsOf = async (ctx: Ctx, userId: number) =>
  (await factorsOf(ctx.db, userId)).flatMap(({ credential_id, transports }) =>
    credential_id === null ? [] : [{ id: credential_id, ...(transports && { transports }) }],
  )

type Owner = { name: string; email: string; institute: string }

export const registrationOptions = async (ctx: Ctx, session: Session, { name, email, institute }: Owner) => {
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: institute,
    rpID: placeOf(ctx).rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`northlight-user-${session.id}`),
    attestationType: 'none',
    excludeCredentials: await credentialsOf(ctx, session.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: challengeLasts,
  })
  await keepChallenge(ctx, session, 'register', options.challenge)
  return options
}

const isOf = <T>(found: T | undefined): found is T => found !== undefined

/** The passkey a browser has made for this session, or undefined when anything about it is not as it must be. */
export const readRegistration = async (ctx: Ctx, session: Session, given: PasskeyRegistration) => {
  const { origin, rpID } = placeOf(ctx)
  const result = await (await webauthn())
    .verifyRegistrationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: takeChallenge(ctx, session, 'register'),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    .catch(() => undefined)
  if (!isOf(result) || !result.verified) return undefined
  const { id, publicKey, counter } = result.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    sign_count: counter,
    transports: given.response.transports ?? null,
  }
}

export const proofOptions = async (ctx: Ctx, session: Session) => {
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: placeOf(ctx).rpID,
    allowCredentials: await credentialsOf(ctx, session.id),
    userVerification: 'required',
    timeout: challengeLasts,
  })
  await keepChallenge(ctx, session, 'prove', options.challenge)
  return options
}

/** Which of the person's own passkeys signed this session's challenge; undefined when none did. */
export const takeProof = async (ctx: Ctx, session: Session, given: PasskeyProof): Promise<number | undefined> => {
  const factor = (await factorsOf(ctx.db, session.id)).find(({ credential_id }) => credential_id === given.id)
  if (!factor?.public_key) return undefined
  const { origin, rpID } = placeOf(ctx)
  const result = await (await webauthn())
    .verifyAuthenticationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge: takeChallenge(ctx, session, 'prove'),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: given.id,
        publicKey: new Uint8Array(Buffer.from(factor.public_key, 'base64url')),
        counter: factor.sign_count,
        ...(factor.transports && { transports: factor.transports }),
      },
    })
    .catch(() => undefined)
  if (!isOf(result) || !result.verified) return undefined
  await ctx.db
    .updateTable('second_factors')
    .set({ sign_count: result.authenticationInfo.newCounter, last_used_at: ctx.now() })
    .where('id', '=', factor.id)
    .execute()
  return factor.id
}
