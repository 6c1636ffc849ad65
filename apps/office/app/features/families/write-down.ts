import { useMutation } from '@tanstack/react-query'
import { newKey } from '../../platform/api/new-key.ts'
import { useMe } from '../../platform/me/use-me.ts'
import { writeDown } from '../../platform/offline/outbox.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { readFamiliesAgain } from './use-families.ts'

type Entry = { path: string; body: Record<string, unknown>; words: string }

/** Writes something about a family: at once, or as soon as there is a network. The key makes it happen once. */
export const useWriteDown = (family: number, onDone?: () => void) => {
  const { email } = useMe()
  return useMutation({
    mutationFn: ({ path, body, words }: Entry) => {
      const key = newKey()
      return writeDown({
        key,
        path,
        body: { ...body, key, ...('at' in body && { at: new Date().toISOString() }) },
        words,
        family,
        by: email,
      })
    },
    // Never paused by the browser's own idea of being offline: then it waits on the device instead.
    networkMode: 'always',
    onSuccess: (outcome, { words }) => {
      toast.done(outcome === 'sent' ? `${words} is written down.` : `No network. ${words} waits on this phone.`)
      onDone?.()
      void readFamiliesAgain()
    },
    onError: toast.failed,
  })
}
