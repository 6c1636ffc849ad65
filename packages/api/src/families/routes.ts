import { register } from '@northlight/contract/accounts'
import * as contract from '@northlight/contract/families'
import { toAuthUser } from '../accounts/views.ts'
import { implement } from '../kernel/implement.ts'
import { answerByCode, answerByLink, withdrawConsent } from './consent/answer.ts'
import { askParentAgain, completeProfile } from './consent/parent.ts'
import { askForBirth } from './consent/readiness.ts'
import { keepByLink } from './own-data/keep-account.ts'
import { askForExport, deleteAccount, keepOwnAccount, ownData } from './own-data/own-data.ts'
import { registerAccount } from './register.ts'
import { familyView, parentQuestionView } from './views.ts'

const answers = {
  agree: 'Thank you. Your agreement is recorded, and we have mailed you a copy.',
  refuse: 'You have refused. Nothing further happens, and the student cannot take tests here.',
}
const takenBack = {
  'child-account': 'Your agreement is taken back. The student cannot take tests from now on.',
  admission: 'Your agreement is taken back. The application for admission ends with it.',
}

export const familyRoutes = [
  implement(register, async (ctx, { input }) => {
    const { user, token } = await registerAccount(ctx, input, ctx.device)
    return {
      message: [
        'Your account is ready. We have mailed you a link: open it to confirm your e-mail address.',
        ...(user.date_of_birth === null ? [askForBirth(ctx)] : []),
      ].join(' '),
      token_type: 'Bearer' as const,
      token,
      user: toAuthUser(user),
    }
  }),

  implement(contract.family, async (ctx) => ({ family: await familyView(ctx) })),

  implement(contract.completeProfile, async (ctx, { input }) => {
    await completeProfile(ctx, input)
    const family = await familyView(ctx)
    const message = family.needs === 'parent-consent' ? 'Saved. We have written to your parent.' : 'Saved.'
    return { message, family }
  }),

  implement(contract.askParentAgain, async (ctx) => {
    await askParentAgain(ctx)
    return {
      message: 'The mail is on its way to your parent. Earlier links no longer work.',
      family: await familyView(ctx),
    }
  }),

  implement(contract.enterParentCode, async (ctx, { input }) => {
    await answerByCode(ctx, input.code)
    return { message: 'Your parent’s agreement is recorded.', family: await familyView(ctx) }
  }),

  implement(contract.withdrawConsent, async (ctx, { params }) => {
    await withdrawConsent(ctx, params.id)
    return { message: 'The agreement is taken back.', family: await familyView(ctx) }
  }),

  implement(contract.parentQuestion, async (ctx, { params }) => ({
    question: await parentQuestionView(ctx, params.token),
  })),

  implement(contract.answerParentQuestion, async (ctx, { params, input }) => {
    await answerByLink(ctx, params.token, input.answer, input.language)
    const question = await parentQuestionView(ctx, params.token)
    const message = input.answer === 'withdraw' ? takenBack[question.text.purpose] : answers[input.answer]
    return { message, question }
  }),

  implement(contract.ownData, async (ctx) => ({ data: await ownData(ctx) })),

  implement(contract.askForExport, async (ctx) => {
    await askForExport(ctx)
    return { message: 'We are putting your data together and mail you when it is ready.', data: await ownData(ctx) }
  }),

  implement(contract.deleteAccount, async (ctx, { input }) => {
    await deleteAccount(ctx, input)
    return {
      message: 'Your account will be deleted in 14 days. Until then you can change your mind.',
      data: await ownData(ctx),
    }
  }),

  implement(contract.keepAccount, async (ctx) => {
    await keepOwnAccount(ctx)
    return { message: 'Your account stays.', data: await ownData(ctx) }
  }),

  implement(contract.keepAccountByLink, async (ctx, { params }) => {
    await keepByLink(ctx, params.token)
    return { message: 'Your account stays. Sign in whenever you like.' }
  }),
]
