import { search } from '@northlight/contract/search'
import { implement } from '../kernel/implement.ts'
import { searchSite } from './service.ts'

export const searchRoutes = [
  implement(search, async (ctx, { query }) => ({ message: 'What was found.', ...(await searchSite(ctx, query)) })),
]
