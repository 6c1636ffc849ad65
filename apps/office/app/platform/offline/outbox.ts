import { seconds } from '@northlight/contract/durations'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { calls, isApiError } from '../api/client.ts'
import { queryClient } from '../browser-storage/query-client.ts'
import { isSignedIn, session } from '../session/session.ts'
import { isUnreached } from './use-kept.ts'

/** Something written without a network or a session: its key makes it happen once, however often it is sent. */
export type Waiting = {
  key: string
  path: string
  body: Record<string, unknown>
  /** What the person did, for the list of what waits. */
  words: string
  /** Whose page shows it meanwhile. */
  family?: number
  at: string
  /** Who wrote it: it is never sent in another name. */
  by: string
  refused?: string
}

const place = 'office:outbox'

const stored = (): Waiting[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(list) ? (list as Waiting[]) : []
  } catch {
    return []
  }
}

export const outbox = createStore<Waiting[]>(stored())

const change = (next: (list: Waiting[]) => Waiting[]) => {
  outbox.set(next)
  try {
    localStorage.setItem(place, JSON.stringify(outbox.get()))
  } catch {
    // Storage may be full or forbidden; it still waits in this tab.
  }
}

const remove = (key: string) => change((list) => list.filter((one) => one.key !== key))
export const discard = remove

/** No fault of what was written: there is no network, or the session has ended. */
export const isForLater = (error: unknown): boolean => isUnreached(error) || (isApiError(error) && error.status === 401)

/** Whether trying again later may help: also a busy server, or a second factor that has to be shown again. */
const isPassing = (error: unknown) =>
  isForLater(error) || (isApiError(error) && (error.status >= 500 || [403, 429].includes(error.status)))

/** Why something had to wait, for anyone who has just written it. */
export const whyItWaits = () =>
  session.get().status === 'guest' ? 'Your session has ended: sign in again, and it is sent.' : 'No network.'

let isSending = false

/** Sends what waits, one after the other in the order it was written; stops at the first that cannot be sent now. */
export const flush = async (by: string): Promise<void> => {
  // Without a session every call would be refused; it is read again as soon as the network is back.
  if (isSending || !isSignedIn(by)) return
  isSending = true
  let sent = 0
  try {
    for (const one of outbox.get().filter((waiting) => waiting.by === by && !waiting.refused)) {
      if (!isSignedIn(by)) break
      try {
        await calls.post(one.path, one.body)
        remove(one.key)
        sent += 1
      } catch (error) {
        if (isPassing(error)) break
        const refused = error instanceof Error ? error.message : 'It was refused.'
        change((list) => list.map((waiting) => (waiting.key === one.key ? { ...waiting, refused } : waiting)))
      }
    }
  } finally {
    isSending = false
  }
  if (sent > 0) await queryClient.invalidateQueries({ queryKey: ['families'] })
}

/** Sends at once where it can, and lets it wait for a network or the next sign-in. A refusal is thrown to the form. */
export const writeDown = async (entry: Omit<Waiting, 'at'>): Promise<'sent' | 'waits'> => {
  await flush(entry.by)
  const isBehind = outbox.get().some(({ by, refused }) => by === entry.by && !refused)
  if (!isBehind && isSignedIn(entry.by))
    try {
      await calls.post(entry.path, entry.body)
      return 'sent'
    } catch (error) {
      if (!isForLater(error)) throw error
    }
  change((list) => [...list, { ...entry, at: new Date().toISOString() }])
  return 'waits'
}

/** Tries when the network comes back, when somebody looks, and now and then while something waits. */
export const keepSending = (by: string): (() => void) => {
  const attempt = () => void flush(by)
  const timer = setInterval(() => outbox.get().length > 0 && attempt(), seconds(10))
  window.addEventListener('online', attempt)
  document.addEventListener('visibilitychange', attempt)
  const unsubscribe = session.subscribe(attempt)
  attempt()
  return () => {
    clearInterval(timer)
    unsubscribe()
    window.removeEventListener('online', attempt)
    document.removeEventListener('visibilitychange', attempt)
  }
}
