import type { SavedView } from '@northlight/contract/office/saved-views'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { calls } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/check.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

type Reply = { views: SavedView[] }

/** Filters and sort under a name, for oneself or for all. What is set now can be kept; what is kept can be deleted. */
export function SavedViews({
  list,
  isFiltered,
  isRead = true,
}: {
  list: string
  isFiltered: boolean
  isRead?: boolean
}) {
  const { search } = useLocation()
  // A view is what is looked for, not how far somebody has paged.
  const asked = new URLSearchParams(search)
  asked.delete('page')
  const query = asked.toString()
  const [isAsking, setAsking] = useState(false)
  const path = '/office/views'
  const kept = useQuery({
    queryKey: ['views', list],
    queryFn: () => calls.get<Reply>(path, { query: { 'filter[resource]': list } }),
    enabled: isRead,
  })
  const settle = { onError: toast.failed, onSettled: () => void kept.refetch() }
  const save = useMutation({
    mutationFn: (input: { name: string; is_shared: boolean }) => calls.post(path, { ...input, resource: list, query }),
    onSuccess: () => setAsking(false),
    ...settle,
  })
  const forget = useMutation({
    mutationFn: (view: SavedView) => calls.delete(`${path}/${view.id}`),
    onSuccess: (_, { name, query: was, is_shared }) =>
      toast.done(`The view “${name}” is gone.`, {
        undo: async () => {
          await calls.post(path, { resource: list, name, query: was, is_shared })
          await kept.refetch()
        },
      }),
    ...settle,
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    save.mutate({ name: String(typed.get('name') ?? '').trim(), is_shared: typed.get('shared') === 'on' })
  }
  // Where a colleague shares the same one, it is one's own that can be deleted; those come first.
  const current = kept.data?.views.find((view) => view.query === query && query !== '')
  return (
    <>
      {kept.data?.views.map((view) => (
        <Link key={view.id} to={`/${list}?${view.query}`} aria-current={view === current ? 'page' : undefined}>
          {view.name}
          {view.is_shared && <span className="count">shared</span>}
        </Link>
      ))}
      {current?.is_own && (
        <button type="button" onClick={() => forget.mutate(current)}>
          <Icon name="close" size={14} />
          Delete this view
        </button>
      )}
      {isFiltered && !current && (
        <button type="button" onClick={() => setAsking(true)}>
          <Icon name="plus" size={14} />
          Save this view
        </button>
      )}
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Save this view">
        <form className="form" onSubmit={send}>
          <TextField label="Name" name="name" required maxLength={60} />
          <Check name="shared">Colleagues see it too</Check>
          <Button look="primary" type="submit" sending={save.isPending}>
            Save the view
          </Button>
        </form>
      </Dialog>
    </>
  )
}
