import { useNavigate } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useMe } from '../../platform/me/use-me.ts'
import { isForLater, whyItWaits, writeDown } from '../../platform/offline/outbox.ts'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { useTyped } from '../../platform/offline/use-typed.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { readFamiliesAgain } from './use-families.ts'

/** Makes the family and says its id; null where that has to wait on this device. */
const sendWalkIn = async (typed: Record<string, unknown>, key: string, by: string): Promise<number | null> => {
  const body = { ...typed, key }
  try {
    return (await client.post('/office/families', body)).family.id
  } catch (error) {
    if (!isForLater(error)) throw error
    await writeDown({ key, path: '/office/families', body, words: `Walk-in ${typed.name}`, by })
    return null
  }
}

/** The form of a walk-in: what is typed stays on this device until it is written down, once. */
export const useWalkIn = () => {
  const navigate = useNavigate()
  const me = useMe()
  const own = me.branches?.length === 1 ? String(me.branches[0]?.id) : ''
  const empty = { phone: '', name: '', class: '', wants: '', heard: '', email: '', branch_id: own, note: '' }
  const { values, type, clear } = useTyped('walk-in', empty)
  const save = useSendOnce({
    form: 'walk-in',
    send: (typed: Record<string, unknown>, key) => sendWalkIn(typed, key, me.email),
    onSuccess: (id) => {
      clear()
      toast.done(id === null ? `${whyItWaits()} The walk-in waits on this phone.` : 'The family is written down.')
      void readFamiliesAgain()
      void navigate(id === null ? '/families' : `/families/${id}`)
    },
    leaves: true,
  })
  const send = () => {
    const { branch_id, email, heard, ...typed } = values
    save.mutate({
      ...typed,
      ...(heard && { heard }),
      ...(branch_id && { branch_id: Number(branch_id) }),
      ...(email && { email }),
    })
  }
  return { values, type, send, save }
}
