import { seconds } from '@northlight/contract/durations'
import { readSession } from '../../../../platform/session/auth-calls.ts'
import { sessionStore } from '../../../../platform/session/store.ts'
import { indexedDbStorage } from '../log/indexed-db-storage.ts'
import type { LogStorage } from '../log/log-storage.ts'
import { memoryStorage } from '../log/memory-storage.ts'
import type { Timers } from '../log/sender.ts'

export const realTimers: Timers = {
  wait: (run, delay) => setTimeout(run, delay),
  unwait: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
}

const tooLate = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The device does not answer.')), ms))

/** The device's own memory, or one that lasts as long as the page where the browser refuses it or never answers. */
export const openStorage = async (): Promise<LogStorage> => {
  try {
    return await Promise.race([indexedDbStorage(), tooLate(seconds(5))])
  } catch {
    return memoryStorage()
  }
}

/** Waits until it is known who looks. */
const knownSession = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (sessionStore.get().status === 'loading') return
      stop()
      resolve()
    }
    const stop = sessionStore.subscribe(look)
    look()
  })

/** Whether anybody answers at all: an empty session says nothing offline. */
const isReachable = async (): Promise<boolean> => {
  try {
    // A proxy that answers for a server that is down is no server.
    const signal = AbortSignal.timeout(seconds(5))
    return (await fetch('/builds/latest.json', { cache: 'no-store', method: 'HEAD', signal })).status < 500
  } catch {
    return false
  }
}

/**
 * Whether somebody is signed in here. `nobody` is the word of the session service itself: a call that it was too slow
 * to answer says nothing of the cookie, and anyone who cannot be asked again may have a test that is kept here.
 */
export const visitorHere = async (): Promise<'somebody' | 'nobody' | 'unknown'> => {
  await knownSession()
  const isSignedIn = () => sessionStore.get().status === 'authenticated'
  if (isSignedIn()) return 'somebody'
  if (!(await isReachable()) || !(await readSession())) return 'unknown'
  return isSignedIn() ? 'somebody' : 'nobody'
}
