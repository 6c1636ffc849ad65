import { unreachable } from '@northlight/contract/client'
import { onlineManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isApiError } from '../../platform/api/client.ts'
import { Icon } from '../../ui/icon.tsx'

/** The line or the server failed, not what was asked: a refusal is an answer. */
const isPassing = (error: unknown) => !isApiError(error) || error.status === unreachable || error.status >= 500

/** Something on this screen that was read once and then could not be read again. */
const isOld = (query: Query) => {
  const { status, data, error } = query.state
  return query.isActive() && status === 'error' && data !== undefined && isPassing(error)
}

/**
 * Says that what stands there may be older than what is stored; the screen itself stays as it is. Without a network
 * another strip says so, and all is read again by itself once there is one.
 */
export function OldStrip() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const find = () => cache.findAll({ predicate: isOld })
  const isShown = useSyncExternalStore(
    (changed) => {
      const stops = [cache.subscribe(changed), onlineManager.subscribe(changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => onlineManager.isOnline() && find().length > 0,
  )
  if (!isShown) return null
  return (
    <div className="strip" role="status">
      <Icon name="offline" />
      <span>
        Some of this could not be loaded again and may be out of date. What you typed is still here.{' '}
        <button type="button" className="link" onClick={() => void client.refetchQueries({ predicate: isOld })}>
          Load it again
        </button>
      </span>
    </div>
  )
}
