import * as contract from '@northlight/contract/office/consent-desk'
import { implement } from '../../kernel/implement.ts'
import { agreedConsents } from './agreed-consents.ts'
import { consentCases, correctBirth, mendParent, resend, takePaper, withdrawFor } from './consent-desk.ts'

export const consentDeskRoutes = [
  implement(contract.consentDesk, async (ctx) => ({
    message: 'Whose parent has not agreed yet.',
    cases: await consentCases(ctx),
  })),

  implement(contract.resendQuestion, async (ctx, { params }) => {
    await resend(ctx, params.id)
    return { message: 'The question is on its way to the parent.' }
  }),

  implement(contract.mendParent, async (ctx, { params, input }) => {
    await mendParent(ctx, params.id, input)
    return { message: 'Saved, and the question is on its way to the parent.' }
  }),

  implement(contract.takePaperConsent, async (ctx, { params, input }) => {
    await takePaper(ctx, params.id, input)
    return { message: 'Taken in. Nothing stands in the way any more.' }
  }),

  implement(contract.agreedConsents, (ctx, call) => agreedConsents(ctx, call)),

  implement(contract.withdrawForParent, async (ctx, { params }) => ({
    message: 'Taken back. Tests stop, and an open application has ended.',
    ended: await withdrawFor(ctx, params.id),
  })),

  implement(contract.correctBirth, async (ctx, { params, input }) => {
    await correctBirth(ctx, params.id, input)
    return { message: 'The date of birth is mended.' }
  }),
]
