import { Link, useLocation } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Group, isNearest } from './navigation.ts'
import { usePins } from './use-pins.ts'

/** What a person goes to every day, above the groups, and the button that pins the place on the screen. */
export function Pinned({ groups, onGo }: { groups: Group[]; onGo?: () => void }) {
  const { pathname } = useLocation()
  const { pinned, isRead, pin, unpin } = usePins(groups)
  const places = groups.flatMap((group) => group.places)
  const here = places.find((one) => isNearest(one, places, pathname))
  const canPin = isRead && here !== undefined && !pinned.some(({ place }) => place.to === here.to)
  if (pinned.length === 0 && !canPin) return null
  return (
    <section aria-label="Pinned">
      {pinned.length > 0 && (
        <ul>
          {pinned.map((one) => (
            <li key={one.id} className="flex items-center [&>a]:flex-1">
              <Link to={one.place.to} onClick={onGo} aria-current={one.place.to === here?.to ? 'page' : undefined}>
                {one.place.label}
              </Link>
              <IconButton icon="close" small label={`Unpin ${one.place.label}`} onClick={() => unpin.mutate(one)} />
            </li>
          ))}
        </ul>
      )}
      {canPin && (
        <button
          type="button"
          className="link tiny inline-flex items-center gap-1 py-1.5 px-2.5"
          disabled={pin.isPending}
          onClick={() => pin.mutate(here)}
        >
          <Icon name="plus" size={14} />
          Pin {here.label}
        </button>
      )}
    </section>
  )
}
