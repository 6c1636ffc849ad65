import { useMutation } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { useMe } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { readFamiliesAgain } from './use-families.ts'

/** Gives families to somebody; one's own taking can be undone for ten seconds. */
export const useAssign = () => {
  const me = useMe()
  return useMutation({
    mutationFn: ({ ids, to }: { ids: number[]; to: number | 'turn'; name?: string }) =>
      client.post('/office/families/assign', { ids, to }),
    onSuccess: ({ message }, { ids, to, name }) => {
      const [id] = ids
      const isOwn = to === me.id && ids.length === 1 && id !== undefined
      toast.done(isOwn && name ? `${name} is yours.` : message, {
        ...(isOwn && {
          undo: async () => {
            await client.post('/office/families/{id}/release', undefined, { params: { id } })
            await readFamiliesAgain()
          },
        }),
      })
    },
    onError: toast.failed,
    onSettled: readFamiliesAgain,
  })
}

export function Take({ family }: { family: { id: number; name: string } }) {
  const me = useMe()
  const assign = useAssign()
  return (
    <Button
      small
      className="above-row"
      sending={assign.isPending}
      aria-label={`Take ${family.name}`}
      onClick={() => assign.mutate({ ids: [family.id], to: me.id, name: family.name })}
    >
      Take
    </Button>
  )
}
