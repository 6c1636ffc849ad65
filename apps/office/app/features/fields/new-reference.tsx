import { canBeMade } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { calls } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'

type Made = { record: { id: number } }
type Props = { to: string; title: string; onMade: (made: { id: number; title: string }) => void }

/** What is not there yet is made as a draft and chosen, without leaving the form that needs it. */
export function NewReference({ to, title, onMade }: Props) {
  const may = useMay()
  const sending = useSendOnce({
    form: `make:${to}`,
    send: ({ field, name }: { field: string; name: string }, key) =>
      calls.post<Made>(`/office/${to}`, { key, values: { [field]: name } }),
    // Of what was sent: the field may have been left and emptied before the answer came.
    onSuccess: ({ record }, { name }) => {
      onMade({ id: record.id, title: name })
      toast.done(`“${name}” is a new draft. Nobody sees it yet.`, {
        link: { to: `/${to}/${record.id}`, label: 'Open it' },
      })
    },
    onError: toast.failed,
  })
  const type = resourceNamed(to)
  if (!type || !canBeMade(type) || type.needsAtOnce || !may(type.acts.draft)) return null
  return (
    <Button
      small
      icon="plus"
      sending={sending.isPending}
      onClick={() => sending.mutate({ field: type.title, name: title })}
    >
      Make “{title}” a new {type.words[0]}
    </Button>
  )
}
