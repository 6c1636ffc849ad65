import * as contract from '@northlight/contract/office/breaches'
import { implement } from '../kernel/implement.ts'
import * as record from './record.ts'
import { listBreaches, showBreach } from './views.ts'

export const breachRoutes = [
  implement(contract.breachList, async (ctx) => ({ message: 'Breaches.', ...(await listBreaches(ctx)) })),
  implement(contract.recordBreach, async (ctx, { input }) => ({
    message: 'Recorded. You have 72 hours to tell the Board.',
    id: await record.recordBreach(ctx, input),
  })),
  implement(contract.readBreach, async (ctx, { params }) => ({
    message: 'A breach.',
    ...(await showBreach(ctx, params.id)),
  })),
  implement(contract.saveBreachLetter, async (ctx, { params, input }) => {
    await record.saveLetter(ctx, params.id, input)
    return { message: 'The letter is saved.' }
  }),
  implement(contract.askBreachLetters, async (ctx, { params }) => {
    await record.askLetters(ctx, params.id)
    return { message: 'Another administrator is asked to agree.' }
  }),
  implement(contract.agreeBreachLetters, async (ctx, { params }) => {
    const letters = await record.agreeLetters(ctx, params.id)
    return { message: letters === 1 ? 'One letter goes out.' : `${letters} letters go out.` }
  }),
  implement(contract.noteBreach, async (ctx, { params, input }) => {
    await record.noteTold(ctx, params.id, input)
    return { message: 'Noted.' }
  }),
]
