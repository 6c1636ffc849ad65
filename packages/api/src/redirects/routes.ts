import { allRedirects } from '@northlight/contract/redirects'
import { implement } from '../kernel/implement.ts'
import { redirectList } from './queries.ts'

export const redirectRoutes = [
  implement(allRedirects, async (ctx) => ({
    message: 'Addresses that have moved.',
    redirects: await redirectList(ctx.db),
  })),
]
