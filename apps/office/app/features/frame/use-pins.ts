import type { SavedView } from '@northlight/contract/office/saved-views'
import { useMutation, useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import type { Group, MenuEntry } from './navigation.ts'

const path = '/office/views'
const resource = 'places'

/** The pinned places in the order in which they were pinned; what a person may no longer read is not among them. */
export const pinnedOf = (views: readonly SavedView[], groups: readonly Group[]): { id: number; place: MenuEntry }[] => {
  const places = groups.flatMap((group) => group.places)
  return views.flatMap(({ id, query, is_own }) => {
    const place = is_own ? places.find(({ to }) => to === query) : undefined
    return place ? [{ id, place }] : []
  })
}

/** The places that a person has pinned. They are kept with the person's views, so that every device shows them. */
export const usePins = (groups: readonly Group[]) => {
  const kept = useQuery({
    queryKey: ['views', resource],
    queryFn: () => calls.get<{ views?: SavedView[] }>(path, { query: { 'filter[resource]': resource } }),
  })
  const post = ({ to }: MenuEntry) => calls.post(path, { resource, name: to, query: to, is_shared: false })
  const settle = { onError: toast.failed, onSettled: () => void kept.refetch() }
  const pin = useMutation({ mutationFn: post, ...settle })
  const unpin = useMutation({
    mutationFn: ({ id }: { id: number; place: MenuEntry }) => calls.delete(`${path}/${id}`),
    onSuccess: (_, { place }) =>
      toast.done(`${place.label} is no longer pinned.`, {
        undo: async () => {
          await post(place)
          await kept.refetch()
        },
      }),
    ...settle,
  })
  return { pinned: pinnedOf(kept.data?.views ?? [], groups), isRead: kept.data !== undefined, pin, unpin }
}
