import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { calls } from '../../platform/api/client.ts'

const load = () => import('@simplewebauthn/browser')
type Options = { options: unknown }

export const canUsePasskeys = () => typeof window.PublicKeyCredential === 'function'

/** What a person is told when the device would not do it. */
export class PasskeyRefused extends Error {}

const asked = async <Reply>(run: () => Promise<Reply>): Promise<Reply> => {
  try {
    return await run()
  } catch (error) {
    // The browser says no more than this for a cancelled, timed-out or unknown passkey.
    throw new PasskeyRefused('The passkey was not used. Try again, or take another way.', { cause: error })
  }
}

/** Shows a passkey of this device to the server. */
export const provePasskey = async () => {
  const { startAuthentication } = await load()
  const { options } = await calls.post<Options>('/office/me/prove/passkey/options', {})
  const credential = await asked(() =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  )
  await calls.post('/office/me/prove/passkey', { credential })
}

/** Makes a passkey on this device; new recovery codes where none were written down. */
export const addPasskey = async (name: string): Promise<string[] | null> => {
  const { startRegistration } = await load()
  const { options } = await calls.post<Options>('/office/me/factors/passkey/options', {})
  const credential = await asked(() =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  )
  const { recovery_codes } = await calls.post<{ recovery_codes: string[] | null }>('/office/me/factors/passkey', {
    name: name || undefined,
    credential,
  })
  return recovery_codes
}
