import { onlineManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isApiError } from '../../platform/api/client.ts'
import { Icon } from '../../ui/icon.tsx'
import { isNowhere } from '../../ui/states.tsx'

/** What was asked is wrong, or not there: the screen that asked says so itself. */
const isAnswered = (error: unknown) => isNowhere(error) || (isApiError(error) && [400, 422].includes(error.status))

/** Something on this screen that was read once and then could not be read again. */
const isOld = (query: Query) => {
  const { status, data, error } = query.state
  return query.isActive() && status === 'error' && data !== undefined && !isAnswered(error)
}

/**
 * Says that what stands there may be older than what is stored; the screen itself stays as it is. Without a network
 * another strip says so, and all is read again by itself once there is one.
 */
export function OldStrip() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isShown = useSyncExternalStore(
    (changed) => {
      const stops = [cache.subscribe(changed), onlineManager.subscribe(changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => onlineManager.isOnline() && cache.findAll({ predicate: isOld }).length > 0,
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
