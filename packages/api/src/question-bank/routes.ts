import * as contract from '@northlight/contract/office/questions'
import { implement } from '../kernel/implement.ts'
import { countQuestions, listQuestions } from './bank/list-questions.ts'
import { questionChoices, readQuestion } from './bank/read-question.ts'
import { createQuestion, hideQuestion, previewQuestion, writePassage, writeVersion } from './bank/write-question.ts'

export const questionBankRoutes = [
  implement(contract.questionList, (ctx, call) => listQuestions(ctx, call)),
  implement(contract.questionCounts, (ctx) => countQuestions(ctx)),
  implement(contract.questionChoices, (ctx) => questionChoices(ctx)),
  implement(contract.questionById, async (ctx, { params }) => ({
    message: 'A question.',
    question: await readQuestion(ctx, params.id),
  })),
  implement(contract.createQuestion, async (ctx, { input }) => ({
    message: 'The question is in the bank.',
    ...(await createQuestion(ctx, input)),
  })),
  implement(contract.previewQuestion, (ctx, { input }) => previewQuestion(ctx, input)),
  implement(contract.writeVersion, async (ctx, { params, input }) => {
    const made = await writeVersion(ctx, params.id, input)
    return { message: `Version ${made.version} is in the bank. Papers keep the one they have.`, ...made }
  }),
  implement(contract.hideQuestion, async (ctx, { params, input }) => {
    await hideQuestion(ctx, params.id, input.is_hidden)
    return {
      message: input.is_hidden
        ? 'Papers can no longer choose this question.'
        : 'Papers can choose this question again.',
    }
  }),
  implement(contract.writePassage, async (ctx, { input }) => ({
    message: 'The passage is in the bank.',
    ...(await writePassage(ctx, input)),
  })),
]
