import { minutes } from '@northlight/contract/durations'
import { useGetList } from 'ra-core'

type Named = { id: number; title: string }

/** Records of a type that a field may point to, found by their name. */
export const useReferences = (to: string, search: string, most = 20, isWanted = true): Named[] => {
  const { data } = useGetList<Named>(
    to,
    { pagination: { page: 1, perPage: most }, sort: { field: '', order: 'ASC' }, filter: search ? { search } : {} },
    { staleTime: minutes(1), placeholderData: (before) => before, retry: false, enabled: isWanted },
  )
  return data ?? []
}
