import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { pinIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { island } from '../../../platform/islands/island.tsx'
import { lazyPart, Part } from '../../../platform/loading/part.tsx'
import { mapWindowOf } from './map-address.ts'

const map = lazyPart(() => import('./campus-map.tsx').then((part) => part.CampusMap))

/** Nothing of the map is fetched before somebody asks for it. */
function MapButtonView({ name, mapUrl }: { name: string; mapUrl: string }) {
  const { say } = useWords()
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
      <Icon path={pinIcon} size={18} />
      {say('Show the map')}
      <span className="sr-only">: {name}</span>
    </Button>
  )
}

export const MapButton = island('map-button', MapButtonView, 'touched', ['forms', 'contact'])
