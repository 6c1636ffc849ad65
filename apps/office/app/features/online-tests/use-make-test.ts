import { useNavigate } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { toast } from '../../platform/toasts/toast.ts'

/** Makes a test by its name and opens it. */
export const useMakeTest = (onError: (failure: Error) => void) => {
  const navigate = useNavigate()
  return useSendOnce({
    form: 'make-test',
    send: (name: string, key) => client.post('/office/tests', { name, key }),
    onSuccess: ({ slug, message }) => {
      toast.done(message)
      void navigate(`/tests/${slug}`)
    },
    onError,
    leaves: true,
  })
}
