import { useMe } from '../../platform/me/use-me.ts'
import { whyItWaits, writeDown } from '../../platform/offline/outbox.ts'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { readFamiliesAgain } from './use-families.ts'
import { typedOf } from './words.ts'

type Entry = { path: string; body: Record<string, unknown>; words: string }

/** Writes something about a family: at once, or as soon as there is a network. The key makes it happen once. */
export const useWriteDown = (family: number, form: string, onDone?: () => void) => {
  const { email } = useMe()
  return useSendOnce({
    form: typedOf(family, form),
    send: ({ path, body, words }: Entry, key) =>
      writeDown({
        key,
        path,
        body: { ...body, key, ...('at' in body && { at: new Date().toISOString() }) },
        words,
        family,
        by: email,
      }),
    onSuccess: (outcome, { words }) => {
      toast.done(outcome === 'sent' ? `${words} is written down.` : `${whyItWaits()} ${words} waits on this phone.`)
      onDone?.()
      void readFamiliesAgain()
    },
    onError: toast.failed,
  })
}
