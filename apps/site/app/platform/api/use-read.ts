import type { Client } from '@northlight/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from './browser.ts'

export type ReadState<Value> =
  | { status: 'loading'; value: Value | undefined }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; value: undefined; error: unknown }

export type Read<Value> = ReadState<Value> & {
  /** Reads again and says so; for a button after a failure. */
  retry: () => Promise<void>
  /** Reads again in silence: what is shown stays until the answer is there, and if none comes. */
  refresh: () => Promise<void>
  /** Shows what another call has answered. */
  set: (value: Value) => void
}

const nothing = { status: 'loading', value: undefined } as const

/**
 * Data that a page reads by itself in the browser. Reads again when `key` changes; while it does, the last value may
 * stay on the screen. Only the newest read is shown, the others are aborted. While `wanted` is off nothing is read, and
 * what was read is dropped: what one person has read is shown to nobody who comes after a sign-out.
 */
export const useRead = <Value>(
  key: string,
  read: (client: Client, signal: AbortSignal) => Promise<Value>,
  wanted = true,
): Read<Value> => {
  const [state, setState] = useState<ReadState<Value>>(nothing)
  const latest = useRef(read)
  latest.current = read
  const running = useRef<AbortController>(undefined)

  const load = useCallback(async (isSilent: boolean) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    if (!isSilent) setState((before) => ({ status: 'loading', value: before.value }))
    try {
      const value = await latest.current(await browserClient(), own.signal)
      if (!own.signal.aborted) setState({ status: 'ready', value })
    } catch (error) {
      // A 401 has ended the session, and the page's guard acts on that.
      if (own.signal.aborted) return
      setState((before) =>
        isSilent && before.status === 'ready' ? before : { status: 'failed', value: undefined, error },
      )
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when to read again
  useEffect(() => {
    if (!wanted) return setState(nothing)
    void load(false)
    return () => running.current?.abort()
  }, [key, wanted, load])

  return {
    ...state,
    retry: useCallback(() => load(false), [load]),
    refresh: useCallback(() => load(true), [load]),
    set: useCallback((value: Value) => {
      running.current?.abort()
      setState({ status: 'ready', value })
    }, []),
  }
}
