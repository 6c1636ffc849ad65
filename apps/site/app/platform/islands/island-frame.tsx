import { type ReactNode, useEffect } from 'react'
import type { RootData } from '../institute/institute.ts'
import { RootDataContext } from '../institute/root-data.ts'
import { type Place, PlaceContext } from '../navigation/place.ts'

type Props = { root: RootData | undefined; place: Place | undefined; onMounted?: () => void; children: ReactNode }

/** What stands around an island, on the server and in the browser alike: both trees must be the same. */
export function IslandFrame({ root, place, onMounted, children }: Props) {
  useEffect(() => onMounted?.(), [onMounted])
  return (
    <RootDataContext value={root}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </RootDataContext>
  )
}
