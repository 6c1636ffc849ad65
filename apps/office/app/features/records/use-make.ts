import { useNavigate } from 'react-router'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { verbs } from './verbs.ts'

/** Makes a new record of a type, or one like another, and opens it. */
export const useMake = (resource: string) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useSendOnce({
    form: `make:${resource}`,
    send: ({ like }: { like?: number }, key) =>
      like === undefined ? verbs.create(resource, key) : verbs.duplicate(resource, like, key),
    onSuccess: ({ record }) => void navigate(`/${resource}/${record.id}`),
    onError: toast.failed,
    leaves: true,
  })
  return { make: () => mutate({}), makeLike: (id: number) => mutate({ like: id }), isMaking: isPending }
}
