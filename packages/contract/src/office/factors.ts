import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line } from '../enquiries/typed-text.ts'
import { idParam } from '../fields.ts'
import { examplePasskey, exampleProof, exampleRecoveryCode, exampleTotpCode } from './factor-examples.ts'
import { factorKinds } from './me.ts'

const message = z.string()
const moment = z.iso.datetime()
const own = { tag: 'Office: own security', audience: 'staff', act: 'own.security' } as const

export const FactorView = z.object({
  id: z.number().int(),
  kind: z.enum(factorKinds),
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
})
export type FactorView = z.output<typeof FactorView>

export const ownFactors = endpoint({
  ...own,
  method: 'get',
  path: '/office/me/factors',
  summary: 'One’s own second factors and how many recovery codes are left',
  reply: z.object({ factors: z.array(FactorView), recovery_left: z.number().int() }),
})

const factorName = line('name for it', { max: 60 })
const codes = z.array(z.string())
/** Null when codes were written down before and stay good. */
const madeCodes = codes.nullable()

export const beginTotp = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/factors/totp',
  summary: 'Begin to set up an authenticator app: its secret as text, as an address and as a picture',
  reply: z.object({ id: z.number().int(), secret: z.string(), uri: z.string(), qr_svg: z.string() }),
  status: 201,
})

const sixDigits = z
  .string({ error: 'Enter the six digits of the app.' })
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits of the app.'))
  .meta({ label: 'code' })

export const confirmTotp = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/factors/totp/{id}/confirm',
  summary: 'Set up the app by typing one of its codes',
  params: z.object({ id: idParam }),
  input: z.object({ code: sixDigits, name: factorName.optional() }),
  reply: z.object({ message, recovery_codes: madeCodes }),
  example: { params: { id: '9001' }, input: { code: exampleTotpCode, name: 'Phone' } },
})

/** What the browser's credential calls take, as `@simplewebauthn/browser` passes it on. */
const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

export const beginPasskey = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/factors/passkey/options',
  summary: 'What the browser needs to make a passkey',
  reply: passkeyOptions,
})

const base64url = z
  .string({ error: 'The passkey was not read.' })
  .max(20_000)
  .regex(/^[\w-]*$/, 'The passkey was not read.')
const credential = {
  id: base64url.min(1),
  rawId: base64url.min(1),
  type: z.literal('public-key', { error: 'The passkey was not read.' }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}
const notRead = { error: 'The passkey was not read.' }

export const PasskeyRegistration = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(20)).max(10).optional(),
      },
      notRead,
    ),
  },
  notRead,
)
export type PasskeyRegistration = z.output<typeof PasskeyRegistration>

export const PasskeyProof = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: base64url,
        authenticatorData: base64url,
        signature: base64url,
        userHandle: base64url.optional(),
      },
      notRead,
    ),
  },
  notRead,
)
export type PasskeyProof = z.output<typeof PasskeyProof>

export const addPasskey = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/factors/passkey',
  summary: 'Keep a passkey the browser has made',
  input: z.object({ name: factorName.optional(), credential: PasskeyRegistration }),
  reply: z.object({ message, recovery_codes: madeCodes }),
  status: 201,
  example: { input: { name: 'Office laptop', credential: examplePasskey } },
})

export const removeFactor = endpoint({
  ...own,
  method: 'delete',
  path: '/office/me/factors/{id}',
  summary: 'Remove one of one’s own factors; asks for a fresh one, and who must have one keeps the last',
  params: z.object({ id: idParam }),
  reply: z.object({ message }),
})

export const newRecoveryCodes = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/recovery-codes',
  summary: 'Make new recovery codes, shown this once; the old ones hold until one of the new is typed back',
  reply: z.object({ recovery_codes: codes }),
  status: 201,
})

const recoveryCode = z
  .string({ error: 'Enter a recovery code.' })
  .max(40, 'This is not a recovery code.')
  .transform((value) => value.toLowerCase().replace(/[^a-z0-9]/g, ''))
  .pipe(z.string().regex(/^[a-z0-9]{10}$/, 'A recovery code has ten letters and digits.'))
  .meta({ label: 'recovery code' })

export const confirmRecoveryCodes = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/recovery-codes/confirm',
  summary: 'Type one of the new recovery codes back, as proof that they were written down',
  input: z.object({ code: recoveryCode }),
  reply: z.object({ message }),
  example: { input: { code: exampleRecoveryCode.fresh } },
})

export const proveTotp = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/prove/totp',
  summary: 'Show the second factor: six digits of the app, each code once',
  input: z.object({ code: sixDigits }),
  reply: z.object({ message, fresh_until: moment }),
  example: { input: { code: exampleTotpCode } },
})

export const beginProof = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/prove/passkey/options',
  summary: 'What the browser needs to show a passkey',
  reply: passkeyOptions,
})

export const provePasskey = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/prove/passkey',
  summary: 'Show the second factor: a passkey',
  input: z.object({ credential: PasskeyProof }),
  reply: z.object({ message, fresh_until: moment }),
  example: { input: { credential: exampleProof } },
})

export const proveRecovery = endpoint({
  ...own,
  method: 'post',
  path: '/office/me/prove/recovery',
  summary: 'Use a recovery code, once; the session may then set up a new factor, which takes the place of all others',
  input: z.object({ code: recoveryCode }),
  reply: z.object({ message, recovery_left: z.number().int() }),
  example: { input: { code: exampleRecoveryCode.kept } },
})

export const keepFactor = endpoint({
  ...own,
  method: 'delete',
  path: '/office/me/factor-reset',
  summary: 'Call off a reset of one’s own factor that a colleague has asked for; asks for a fresh factor',
  reply: z.object({ message }),
})

export const factorEndpoints = [
  ownFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  addPasskey,
  removeFactor,
  newRecoveryCodes,
  confirmRecoveryCodes,
  proveTotp,
  beginProof,
  provePasskey,
  proveRecovery,
  keepFactor,
] as const
