import { seconds } from '@northlight/contract/durations'
import { QueryClient } from '@tanstack/react-query'

/**
 * The client has tried twice already where it is worth it; what it says then is shown. Without a network that is said at
 * once: React Query would otherwise hold back what was pressed and send it with the next connection, money too, when the
 * dialog was long cancelled.
 */
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode,
      retry: false,
      staleTime: seconds(5),
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
    mutations: { networkMode },
  },
})
