import { canBeMade } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { useState } from 'react'
import { calls } from '../../platform/api/client.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { useMay } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'

type Made = { record: { id: number } }
type Props = { to: string; title: string; onMade: (made: { id: number; title: string }) => void }

/** What is not there yet is made as a draft and chosen, without leaving the form that needs it. */
export function NewReference({ to, title, onMade }: Props) {
  const may = useMay()
  const [isSending, setSending] = useState(false)
  const type = resourceNamed(to)
  if (!type || !canBeMade(type) || type.needsAtOnce || !may(type.acts.draft)) return null
  const make = async () => {
    setSending(true)
    try {
      const values = { [type.title]: title }
      const { record } = await calls.post<Made>(`/office/${to}`, { key: newKey(), values })
      onMade({ id: record.id, title })
      toast.done(`“${title}” is a new draft. Nobody sees it yet.`, {
        link: { to: `/${to}/${record.id}`, label: 'Open it' },
      })
    } catch (error) {
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button small icon="plus" sending={isSending} onClick={() => void make()}>
      Make “{title}” a new {type.words[0]}
    </Button>
  )
}
