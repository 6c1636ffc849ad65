import { useMutation } from '@tanstack/react-query'
import { calls } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'

/** Sends a form, with or without a file, and closes what it stood in. */
export const useSendForm = (path: string, done: () => void) =>
  useMutation({
    mutationFn: (form: FormData | Record<string, unknown>) => calls.post<{ message: string }>(path, form),
    onSuccess: ({ message }) => {
      toast.done(message)
      done()
    },
  })
