import type { FamilyState } from '@northlight/contract/office/family-words'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { readFamiliesAgain } from './use-families.ts'

type Act =
  | { act: 'assign'; to: number | 'turn'; is_free?: true }
  | { act: 'move'; state: FamilyState; reason?: string }
  | { act: 'follow-up'; due_at: string; what?: string }

/** One act on one or many families; ten seconds long it can be undone, and then every value is as it was. */
export const useMany = () => {
  const run = useMutation({
    mutationFn: ({ words: _, ...input }: Act & { key: string; ids: number[]; words?: string }) =>
      client.post('/office/families/many', input),
    onSuccess: ({ message }, { key, ids, words }) =>
      toast.done(words ?? message, {
        undo: async () => {
          const { undone } = await client.post('/office/families/many/undo', { key, ids })
          if (undone < ids.length) toast.failed('What a colleague has changed since stays as it is.')
          await readFamiliesAgain()
        },
      }),
    onError: toast.failed,
    onSettled: readFamiliesAgain,
  })
  return {
    isSending: run.isPending,
    /** `words` say what happened, where they know more than the server. */
    act: (ids: number[], act: Act, { words, onDone }: { words?: string; onDone?: () => void } = {}) => {
      if (!run.isPending) run.mutate({ key: newKey(), ids, words, ...act }, { onSuccess: onDone })
    },
  }
}
