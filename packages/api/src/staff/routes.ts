import * as factors from '@northlight/contract/office/factors'
import * as contract from '@northlight/contract/office/me'
import { implement } from '../kernel/implement.ts'
import { allow } from '../kernel/policy.ts'
import { signedIn } from '../kernel/signed-in.ts'
import * as enrol from './factors/enrol.ts'
import * as prove from './factors/prove.ts'
import { codesLeft, factorsOf } from './factors/queries.ts'
import { callOffOwnReset } from './factors/reset.ts'
import { officeMe, saveOwnSettings } from './me.ts'
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts'
import { reportFailure } from './report-failure.ts'

const added = 'Your second factor is set up.'

export const staffRoutes = [
  implement(contract.officeMe, (ctx) => officeMe(ctx)),
  implement(contract.saveOwnSettings, async (ctx, { input }) => {
    await saveOwnSettings(ctx, input.keys_on)
    return { message: 'Saved.' }
  }),
  implement(factors.ownFactors, async (ctx) => {
    allow(ctx, 'own.security')
    const { id } = signedIn(ctx)
    return { factors: await factorsOf(ctx.db, id), recovery_left: await codesLeft(ctx.db, id) }
  }),
  implement(factors.beginTotp, (ctx) => enrol.beginTotp(ctx)),
  implement(factors.confirmTotp, async (ctx, { params, input }) => ({
    message: added,
    recovery_codes: await enrol.confirmTotp(ctx, params.id, input),
  })),
  implement(factors.beginPasskey, async (ctx) => ({ options: { ...(await enrol.beginPasskey(ctx)) } })),
  implement(factors.addPasskey, async (ctx, { input }) => ({
    message: added,
    recovery_codes: await enrol.addPasskey(ctx, input.credential, input.name),
  })),
  implement(factors.removeFactor, async (ctx, { params }) => {
    await enrol.removeFactor(ctx, params.id)
    return { message: 'This second factor opens nothing any more.' }
  }),
  implement(factors.newRecoveryCodes, async (ctx) => ({ recovery_codes: await prove.newRecoveryCodes(ctx) })),
  implement(factors.confirmRecoveryCodes, async (ctx, { input }) => {
    await prove.confirmRecoveryCodes(ctx, input.code)
    return { message: 'Your recovery codes count from now on. Keep them where your phone is not.' }
  }),
  implement(factors.proveTotp, async (ctx, { input }) => ({
    message: 'Thank you.',
    fresh_until: await prove.proveTotp(ctx, input.code),
  })),
  implement(factors.beginProof, async (ctx) => ({ options: { ...(await prove.beginProof(ctx)) } })),
  implement(factors.provePasskey, async (ctx, { input }) => ({
    message: 'Thank you.',
    fresh_until: await prove.provePasskey(ctx, input.credential),
  })),
  implement(factors.proveRecovery, async (ctx, { input }) => ({
    recovery_left: await prove.proveRecovery(ctx, input.code),
    message: 'This code is used up. Now set up a new second factor.',
  })),
  implement(factors.keepFactor, async (ctx) => {
    await callOffOwnReset(ctx)
    return { message: 'The reset is called off. Your second factor stays.' }
  }),
  implement(contract.ownSessions, async (ctx) => ({ sessions: await ownSessions(ctx) })),
  implement(contract.endOwnSession, async (ctx, { params }) => {
    await endOwnSession(ctx, params.id)
    return { message: 'That device is signed out.' }
  }),
  implement(contract.endOtherSessions, async (ctx) => {
    const ended = await endOtherSessions(ctx)
    return { message: 'All other devices are signed out.', ended }
  }),
  implement(contract.reportFailure, (ctx, { input }) => reportFailure(ctx, input)),
]
