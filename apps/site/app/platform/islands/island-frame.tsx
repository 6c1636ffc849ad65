import type { Words } from '@northlight/contract/words/words'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import type { RootData } from '../institute/institute.ts'
import { RootFrame } from '../institute/root-frame.tsx'
import { type Place, PlaceContext } from '../navigation/place.ts'

type Props = {
  root: RootData | undefined
  place: Place | undefined
  words: Words
  /** As soon as it is hydrated: its listeners are attached, and no effect has rendered it again yet. */
  onDrawn?: () => void
  /** Its effects have run. */
  onMounted?: () => void
  children: ReactNode
}

/** What stands around an island, on the server and in the browser alike: both trees must be the same. */
export function IslandFrame({ root, place, words, onDrawn, onMounted, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => void onDrawn?.(), [])
  useEffect(() => void onMounted?.(), [onMounted])
  return (
    <RootFrame root={root}>
      <PlaceContext value={place}>
        <WordsContext value={words}>{children}</WordsContext>
      </PlaceContext>
    </RootFrame>
  )
}
