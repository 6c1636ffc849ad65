import * as contract from '@northlight/contract/accounts'
import { fail } from '../kernel/errors.ts'
import { implement } from '../kernel/implement.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { undoAddressChange } from './email/address-change.ts'
import { resendVerificationLink } from './email/verify-email.ts'
import { askForResetLink, resetPassword } from './password/reset-password.ts'
import {
  askForCode,
  chooseLanguage,
  endSession,
  hasApplication,
  ownDevices,
  ownProfile,
  ownWantedAddress,
  updatePassword,
  updateProfile,
} from './profile/profile.ts'
import { signIn, signOut } from './session/sign-in.ts'
import { inSignInTurn } from './session/sign-in-turns.ts'
import { toAuthUser, toPlainUser } from './views.ts'

export const accountRoutes = [
  implement(contract.login, async (ctx, { input }) => {
    const signedIn = (await inSignInTurn(ctx, () => signIn(ctx, input))) ?? fail('bad_credentials')
    const { user, token } = signedIn
    return {
      status: true as const,
      message: 'Logged in successfully.',
      token_type: 'Bearer' as const,
      token,
      user: toAuthUser(user),
    }
  }),

  implement(contract.ownUser, async (ctx) => toPlainUser(await ownProfile(ctx))),

  implement(contract.logout, async (ctx) => {
    await signOut(ctx, signedIn(ctx).tokenId)
    return { message: 'Logged out successfully.' }
  }),

  implement(contract.forgotPassword, async (ctx, { input }) => {
    await askForResetLink(ctx, input.email)
    return { message: 'If this address has an account, we have emailed a link to choose a new password.' }
  }),

  implement(contract.resetPassword, async (ctx, { params, input }) => {
    await resetPassword(ctx, params.token, input)
    return { message: 'Your password has been reset.' }
  }),

  implement(contract.resendVerification, async (ctx) => {
    await resendVerificationLink(ctx, signedIn(ctx).id)
    return { message: 'Verification link sent to your registered email.' }
  }),

  implement(contract.profile, async (ctx) => {
    const user = await ownProfile(ctx)
    return {
      user: toAuthUser(user),
      has_application: await hasApplication(ctx),
      has_password: user.password_hash !== null,
      wanted_email: await ownWantedAddress(ctx),
    }
  }),

  implement(contract.updateProfile, async (ctx, { input }) => {
    const { user, isNewAddress } = await updateProfile(ctx, input)
    const next = ' We have mailed a link to the new address: it counts once you have confirmed it there.'
    return {
      message: `Profile Updated successfully.${isNewAddress ? next : ''}`,
      user: toAuthUser(user),
      wanted_email: await ownWantedAddress(ctx),
    }
  }),

  implement(contract.chooseLanguage, async (ctx, { input }) => ({
    message: 'Language chosen.',
    language: await chooseLanguage(ctx, input),
  })),

  implement(contract.updatePassword, async (ctx, { input }) => {
    await updatePassword(ctx, input)
    return { message: 'Password Updated successfully.' }
  }),

  implement(contract.askForCode, async (ctx) => {
    await askForCode(ctx)
    return { message: 'We have mailed you a code. It works for 15 minutes.' }
  }),

  implement(contract.devices, async (ctx) => ({ devices: await ownDevices(ctx) })),

  implement(contract.signOutDevice, async (ctx, { params }) => {
    await endSession(ctx, params.id)
    return { message: 'That device is signed out.' }
  }),

  implement(contract.undoAddressChange, async (ctx, { params }) => {
    await undoAddressChange(ctx, params.token)
    return { message: 'Your address stays, and every device is signed out. We have mailed you a link.' }
  }),
]
