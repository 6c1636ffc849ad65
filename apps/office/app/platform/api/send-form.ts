import { useMutation } from '@tanstack/react-query'
import { toast } from '../toasts/toast.ts'
import { calls } from './client.ts'

/** Sends a form, with or without a file, and closes what it stood in. */
export const useSendForm = (path: string, done: () => void) =>
  useMutation({
    mutationFn: (form: FormData | Record<string, unknown>) => calls.post<{ message: string }>(path, form),
    onSuccess: ({ message }) => {
      toast.done(message)
      done()
    },
  })
