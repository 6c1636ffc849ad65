import { unreachable } from '@northlight/contract/client'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '../api/client.ts'
import { keep, kept } from '../browser-storage/browser-storage.ts'

export const isUnreached = (error: unknown): boolean =>
  (isApiError(error) && error.status === unreachable) || error instanceof TypeError

/** A read that is shown again as it last was while the server cannot be reached; `since` says how old it is. */
export const useKept = <Value>(key: readonly unknown[], read: () => Promise<Value>) => {
  const name = key.join(':')
  const query = useQuery({
    queryKey: key,
    queryFn: async () => {
      const value = await read()
      keep(name, value)
      return value
    },
    // Tried even when the browser believes to be offline: only the answer says whether it is.
    networkMode: 'always',
  })
  const old = query.isError && query.data === undefined && isUnreached(query.error) ? kept<Value>(name) : null
  const data = query.data ?? old?.value
  return {
    ...query,
    data,
    since: query.isError ? (old?.at ?? null) : null,
    isFailed: query.isError && data === undefined,
  }
}
