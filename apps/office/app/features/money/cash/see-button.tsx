import type { CashClosingView } from '@northlight/contract/payments/cash-closings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, sentenceOf } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

/** The second person says that the count was seen. */
export function SeeButton({ closing: { id } }: { closing: CashClosingView }) {
  const queryClient = useQueryClient()
  const see = useMutation({
    mutationFn: () => client.post('/office/cash-closings/{id}/seen', undefined, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      for (const queryKey of [['cash-closing', id], ['cash-closings']]) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <>
      {see.error && <Note tone="bad">{sentenceOf(see.error)}</Note>}
      <Button look="primary" sending={see.isPending} onClick={() => see.mutate()}>
        I have seen it
      </Button>
    </>
  )
}
