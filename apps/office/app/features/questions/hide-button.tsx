import type { QuestionView } from '@northlight/contract/office/questions'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'

/** Takes a question out of what papers and rules can choose, or puts it back. Papers that have it keep it. */
export function HideButton({ question: { id, is_active } }: { question: QuestionView }) {
  const [isSending, setSending] = useState(false)
  const hide = async (is_hidden: boolean) => {
    const { message } = await client.post('/office/questions/{id}/hidden', { is_hidden }, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: ['question', id] })
    return message
  }
  const press = async () => {
    setSending(true)
    try {
      toast.done(await hide(is_active), { undo: async () => void (await hide(!is_active)) })
    } catch (error) {
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button icon={is_active ? 'eyeOff' : 'eye'} sending={isSending} onClick={() => void press()}>
      {is_active ? 'Hide' : 'Put back'}
    </Button>
  )
}
