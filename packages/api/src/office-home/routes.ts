import { officeSearch } from '@northlight/contract/office/search'
import { officeToday } from '@northlight/contract/office/today'
import { implement } from '../kernel/implement.ts'
import { searchOffice } from './search.ts'
import { todayBlocks, todayNeedsYourApproval } from './today.ts'

export const officeHomeRoutes = [
  implement(officeSearch, async (ctx, { query }) => ({ message: 'Found.', results: await searchOffice(ctx, query.q) })),
  implement(officeToday, async (ctx) => ({
    message: 'What waits.',
    blocks: await todayBlocks(ctx),
    only_yours: await todayNeedsYourApproval(ctx),
  })),
]
