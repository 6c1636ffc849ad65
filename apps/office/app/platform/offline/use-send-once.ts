import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { newKey } from '../api/new-key.ts'

type Options<Input, Reply> = {
  /** Its name: anyone who leaves it and comes back before the answer finds it on its way. */
  form: string
  send: (input: Input, key: string) => Promise<Reply>
  onSuccess: (reply: Reply, input: Input) => void
  onError?: (error: Error) => void
  /** The screen is left once it was sent: until it is gone nothing more is sent from it. */
  leaves?: boolean
}

/**
 * A button that creates something sends it once: taps are ignored until the first one is answered and the answer is
 * drawn. A retry with the same body reuses the idempotency key; a changed body gets a new one.
 */
export const useSendOnce = <Input, Reply>({ form, send, onSuccess, onError, leaves }: Options<Input, Reply>) => {
  const client = useQueryClient()
  const mutationKey = ['send-once', form]
  const isUnderWay = useIsMutating({ mutationKey }) > 0
  const last = useRef<{ said: string; key: string }>(null)
  const isLocked = useRef(false)
  const keyOf = (input: Input) => {
    const said = JSON.stringify(input ?? null)
    if (last.current?.said !== said) last.current = { said, key: newKey() }
    return last.current.key
  }
  const mutation = useMutation({
    mutationKey,
    mutationFn: (input: Input) => send(input, keyOf(input)),
    onSuccess: (reply, input) => {
      last.current = null
      onSuccess(reply, input)
    },
    onError,
  })
  const isOver = !mutation.isPending && !(leaves && mutation.isSuccess)
  // After every drawing, not only after a change: a second tap is judged by what is on the screen.
  useEffect(() => {
    if (isOver) isLocked.current = false
  })
  const mutate = (input: Input) => {
    if (isLocked.current || client.isMutating({ mutationKey }) > 0) return
    isLocked.current = true
    mutation.mutate(input)
  }
  return { mutate, isPending: mutation.isPending || isUnderWay, isError: mutation.isError, error: mutation.error }
}
