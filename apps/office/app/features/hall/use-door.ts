import type { HallRoster, TickResult } from '@northlight/contract/admissions/hall'
import { seconds } from '@northlight/contract/durations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { newKey } from '../../platform/api/new-key.ts'
import {
  type Door,
  forgetOldDoors,
  keepDoor,
  readDoor,
  type Tick,
  withResults,
  withRoster,
  withTick,
} from './door-store.ts'

/** How often a device that is waiting asks: marks of the other door appear within it. */
const every = seconds(10)

/** The roster and the marks of one hall, kept on the device; sent and read again whenever there is a network. */
export const useDoor = (sittingId: number) => {
  const [door, setDoor] = useState<Door>(() => readDoor(localStorage, sittingId))
  const [isOnline, setOnline] = useState(true)
  const [failure, setFailure] = useState<unknown>(null)
  const current = useRef(door)
  const isBusy = useRef(false)

  const change = useCallback(
    (make: (door: Door) => Door) => {
      current.current = make(current.current)
      keepDoor(localStorage, sittingId, current.current)
      setDoor(current.current)
    },
    [sittingId],
  )

  const sync = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const ticks = current.current.waiting.slice(0, 200)
      if (ticks.length > 0) {
        const { results } = await client.post('/office/hall/{id}/checks', { ticks }, { params: { id: sittingId } })
        change((now) => withResults(now, ticks, results as TickResult[]))
      }
      const { roster } = await client.get('/office/hall/{id}', { params: { id: sittingId } })
      change((now) => withRoster(now, roster as HallRoster))
      setOnline(true)
      setFailure(null)
    } catch (error) {
      setOnline(false)
      if (!current.current.roster) setFailure(error)
    } finally {
      isBusy.current = false
    }
  }, [sittingId, change])

  useEffect(() => {
    forgetOldDoors(localStorage)
    void sync()
    const timer = setInterval(() => void sync(), every)
    const now = () => void sync()
    window.addEventListener('online', now)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', now)
    }
  }, [sync])

  const tick = (id: number, how: Tick['how'], code?: string) => {
    const mark: Tick = { key: newKey(), registration_id: id, at: new Date().toISOString(), how, ...(code && { code }) }
    change((now) => withTick(now, mark))
    void sync()
  }
  const undo = async (id: number) => {
    await client.post('/office/hall/{id}/undo', { registration_id: id }, { params: { id: sittingId } })
    await sync()
  }
  return { door, isOnline, failure, tick, undo, sync, forgetTold: () => change((now) => ({ ...now, told: [] })) }
}
