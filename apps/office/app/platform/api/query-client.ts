import { seconds } from '@northlight/contract/durations'
import { QueryClient } from '@tanstack/react-query'

/** The client has tried twice already where it is worth it; what it says then is shown. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: seconds(5), refetchOnWindowFocus: false } },
})
