import { useState } from 'react'
import { PinIcon } from '../icons/pin.tsx'
import { lazyPart, Part } from '../shell/part.tsx'
import { Button } from '../ui/button.tsx'
import { mapWindowOf } from './map-address.ts'

const map = lazyPart(() => import('./campus-map.tsx').then((part) => part.CampusMap))

/** Nothing of the map is fetched before somebody asks for it. */
export function MapButton({ name, mapUrl }: { name: string; mapUrl: string }) {
  const [isShown, setShown] = useState(false)
  const address = mapWindowOf(mapUrl)
  if (!address) return null
  if (isShown)
    return (
      <div className="basis-full">
        <Part part={map} props={{ address, name }} />
      </div>
    )
  return (
    <Button variant="line" size="sm" onClick={() => setShown(true)} className="noscript:hidden">
      <PinIcon size={18} />
      Show the map<span className="sr-only"> of {name}</span>
    </Button>
  )
}
