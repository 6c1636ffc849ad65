import type { Client } from '@northlight/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from './browser.ts'

export type ReadState<Value> =
  | { status: 'loading'; value: Value | undefined }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; value: undefined; error: unknown }

/**
 * A block that loads by itself in the browser. Reads again when `key` changes; while it does, the last value may stay
 * on the screen. `retry` after a failure. Nothing is read while `wanted` is off.
 */
export const useRead = <Value>(key: string, read: (client: Client) => Promise<Value>, wanted = true) => {
  const [state, setState] = useState<ReadState<Value>>({ status: 'loading', value: undefined })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(read)
  latest.current = read

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `attempt` say when to read again
  useEffect(() => {
    if (!wanted) return
    let isStale = false
    setState((before) => ({ status: 'loading', value: before.value }))
    browserClient()
      .then((client) => latest.current(client))
      .then(
        (value) => !isStale && setState({ status: 'ready', value }),
        (error: unknown) => !isStale && setState({ status: 'failed', value: undefined, error }),
      )
    return () => {
      isStale = true
    }
  }, [key, attempt, wanted])

  return { ...state, retry: useCallback(() => setAttempt((before) => before + 1), []) }
}
