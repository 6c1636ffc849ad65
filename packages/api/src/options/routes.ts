import { optionUses as usesCall } from '@northlight/contract/office/option-uses'
import { allOptions, optionList } from '@northlight/contract/options'
import { implement } from '../kernel/implement.ts'
import { offeredOptions } from './service.ts'
import { optionUses } from './uses.ts'

export const optionRoutes = [
  implement(allOptions, async (ctx) => ({ message: 'What the forms offer.', options: await offeredOptions(ctx) })),
  implement(optionList, async (ctx, { params }) => ({
    message: 'What the form offers.',
    options: (await offeredOptions(ctx))[params.name],
  })),
  implement(usesCall, async (ctx) => ({ message: 'How often each entry was chosen.', uses: await optionUses(ctx) })),
]
