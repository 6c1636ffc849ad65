import { useStore } from '@northlight/ui/state/use-store.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useMe } from '../../platform/me/use-me.ts'
import { discard, keepSending, outbox } from '../../platform/offline/outbox.ts'
import { Icon } from '../../ui/icon.tsx'

const listen = (changed: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, changed)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, changed)
  }
}
const isOnline = () => navigator.onLine

/** Says when there is no network and what waits for one; what the server has refused stays until somebody lets it go. */
export function WaitingStrip() {
  const { email } = useMe()
  const isHere = useSyncExternalStore(listen, isOnline)
  const own = useStore(outbox).filter(({ by }) => by === email)
  useEffect(() => keepSending(email), [email])
  const waiting = own.filter(({ refused }) => !refused)
  const refused = own.filter((one) => one.refused)
  if (isHere && own.length === 0) return null
  return (
    <div className="strip" role="status">
      <Icon name="offline" />
      <span>
        {!isHere && 'No network: what you opened last can be read. '}
        {waiting.length > 0 && `Waiting ${waiting.length}: sent as soon as there is a network. `}
        {refused.map((one) => (
          <span key={one.key}>
            {one.words} was refused: {one.refused}{' '}
            <button type="button" className="link" onClick={() => discard(one.key)}>
              Discard it
            </button>
          </span>
        ))}
      </span>
    </div>
  )
}
