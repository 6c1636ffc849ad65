import * as inviting from '@northlight/contract/office/invites'
import * as contract from '@northlight/contract/office/people'
import { implement } from '../../kernel/implement.ts'
import { askForReset, callOffReset } from '../factors/reset.ts'
import { acceptInvite, openInvite } from './accept-invite.ts'
import { handOver, removePerson, whatHandsOver } from './hand-over.ts'
import * as invites from './invites.ts'
import * as people from './people.ts'

export const peopleRoutes = [
  implement(contract.people, (ctx, call) => people.people(ctx, call)),
  implement(contract.person, async (ctx, { params }) => ({
    person: await people.personById(ctx, params.id),
    hands_over: await whatHandsOver(ctx, params.id),
  })),
  implement(contract.changePerson, async (ctx, { params, input }) => ({
    message: 'Saved. The colleague signs in again.',
    person: await people.changePerson(ctx, params.id, input),
  })),
  implement(contract.endPersonSessions, async (ctx, { params }) => ({
    ended: await people.endSessionsOf(ctx, params.id),
    message: 'The colleague is signed out everywhere.',
  })),
  implement(contract.handOver, async (ctx, { params, input }) => ({
    moved: await handOver(ctx, params.id, input.to),
    message: 'Handed over.',
  })),
  implement(contract.removePerson, async (ctx, { params, input }) => ({
    moved: await removePerson(ctx, params.id, input.to),
    message: 'The account is closed, and the work is handed over.',
  })),
  implement(contract.resetFactor, async (ctx, { params, input }) => {
    const due_at = await askForReset(ctx, params.id, input.reason)
    const message = due_at
      ? 'Noted. It happens in 24 hours, or as soon as a second administrator asks for it, too.'
      : 'The second factors are gone. The colleague sets up a new one at the next sign-in.'
    return { message, due_at }
  }),
  implement(contract.keepFactorOf, async (ctx, { params }) => {
    await callOffReset(ctx, params.id)
    return { message: 'The reset is called off.' }
  }),
  implement(inviting.invites, (ctx, call) => invites.invites(ctx, call)),
  implement(inviting.invite, async (ctx, { input }) => ({
    invite: await invites.invite(ctx, input),
    message: 'The invitation is on its way.',
  })),
  implement(inviting.sendInviteAgain, async (ctx, { params }) => ({
    invite: await invites.sendInviteAgain(ctx, params.id),
    message: 'A new link is on its way; the old one opens nothing any more.',
  })),
  implement(inviting.withdrawInvite, async (ctx, { params }) => {
    await invites.withdrawInvite(ctx, params.id)
    return { message: 'The invitation is taken back.' }
  }),
  implement(inviting.openInvite, (ctx, { params }) => openInvite(ctx, params.token)),
  implement(inviting.acceptInvite, async (ctx, { params, input }) => ({
    email: await acceptInvite(ctx, params.token, input),
    message: 'Welcome. Now sign in with your password; then you set up your second factor.',
  })),
]
