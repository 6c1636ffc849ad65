import type { Client } from '@northlight/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from './browser.ts'

export type Call<Value> =
  | { status: 'loading'; value: undefined }
  | { status: 'failed'; value: undefined }
  | { status: 'ready'; value: Value }

/** One read of the signed-in person's own data: `read` must be the same function on every render. */
export const useCall = <Value>(read: (client: Client) => Promise<Value>) => {
  const [call, setCall] = useState<Call<Value>>({ status: 'loading', value: undefined })
  const latest = useRef(0)

  const load = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    try {
      const value = await read(await browserClient())
      // A slow earlier answer must not undo a later one.
      if (mine === latest.current) setCall({ status: 'ready', value })
    } catch {
      // What is already shown stays. A 401 has ended the session, and the page's guard acts on that.
      if (mine === latest.current) setCall((before) => (before.status === 'ready' ? before : failed))
    }
  }, [read])

  useEffect(() => {
    void load()
    return () => {
      latest.current += 1
    }
  }, [load])

  const retry = () => {
    setCall({ status: 'loading', value: undefined })
    return load()
  }

  return { ...call, retry, refresh: load, set: (value: Value) => setCall({ status: 'ready', value }) }
}

const failed = { status: 'failed', value: undefined } as const
