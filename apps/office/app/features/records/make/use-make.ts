import { askedFirst, type Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { useNavigate } from 'react-router'
import { useSendOnce } from '../../../platform/offline/use-send-once.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { readRecord } from '../read-record.ts'
import { verbs } from '../verbs.ts'
import { asked } from './asked.ts'
import { madeEmpty } from './made-empty.ts'

type Wanted = { name: string; like?: number }

const askFirst = async (resource: Resource, like: number | undefined) => {
  try {
    asked.set({ resource, ...(like !== undefined && { like: await readRecord(resource.name, like) }) })
  } catch (error) {
    toast.failed(error)
  }
}

/** Makes a record of any type, or one like another, and opens it; asks first for what it cannot be made without. */
export const useMakeAny = ({ form, leaves }: { form: string; leaves: boolean }) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useSendOnce({
    form,
    send: ({ name, like }: Wanted, key) =>
      like === undefined ? verbs.create(name, key) : verbs.duplicate(name, like, key),
    onSuccess: ({ record }, { name, like }) =>
      void navigate(`/${name}/${record.id}`, like === undefined ? { state: madeEmpty } : {}),
    onError: toast.failed,
    leaves,
  })
  const make = (name: string, like?: number) => {
    const resource = resourceNamed(name)
    if (resource && askedFirst(resource).length > 0) void askFirst(resource, like)
    else mutate({ name, ...(like !== undefined && { like }) })
  }
  return { make, isMaking: isPending }
}

/** The same for one type, on a screen that is left for what was made. */
export const useMake = (resource: string) => {
  const { make, isMaking } = useMakeAny({ form: `make:${resource}`, leaves: true })
  return { make: () => make(resource), makeLike: (id: number) => make(resource, id), isMaking }
}
