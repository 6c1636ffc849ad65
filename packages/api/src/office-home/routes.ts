import { firstDays as firstDaysCall } from '@northlight/contract/office/first-days'
import { officeSearch } from '@northlight/contract/office/search'
import { officeToday } from '@northlight/contract/office/today'
import { implement } from '../kernel/implement.ts'
import { firstDays } from './first-days.ts'
import { searchOffice } from './search.ts'
import { todayBlocks, todayNeedsYourApproval } from './today.ts'

export const officeHomeRoutes = [
  implement(firstDaysCall, async (ctx) => ({ message: 'What is still missing.', steps: await firstDays(ctx) })),
  implement(officeSearch, async (ctx, { query }) => ({ message: 'Found.', results: await searchOffice(ctx, query.q) })),
  implement(officeToday, async (ctx) => ({
    message: 'What waits.',
    blocks: await todayBlocks(ctx),
    only_yours: await todayNeedsYourApproval(ctx),
  })),
]
