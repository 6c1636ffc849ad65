import { englishWords } from '@northlight/contract/words/words'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { RootData } from '../institute/institute.ts'
import { IslandFrame } from './island-frame.tsx'
import { controlsIn, putBack, tellTyped } from './tell-typed.ts'

/**
 * The browser drew something else than the server did. React then draws the island anew, and what was typed is put back:
 * the server counts it (`northlight_island_mismatches_total`), so that it does not go unseen.
 */
const tellMismatch = () => navigator.sendBeacon('/builds/mismatches')

/** Hydrates an island; resolves once its effects have run and its listeners are attached. */
export const mountIsland = (box: HTMLElement, View: ComponentType<object>, root: RootData): Promise<void> =>
  new Promise((resolve) => {
    const { pathname, search, hash } = location
    const { prefix = '' } = box.dataset
    const words = box.dataset.words ? JSON.parse(box.dataset.words) : englishWords
    const place = { pathname, search, hash, key: 'document', state: null }
    const before = controlsIn(box)
    const onDrawn = () => {
      putBack(before, box)
      tellTyped(box)
    }
    hydrateRoot(
      box,
      <IslandFrame {...{ root, place, words, onDrawn }} onMounted={resolve}>
        <View {...JSON.parse(box.dataset.props ?? '{}')} />
      </IslandFrame>,
      { identifierPrefix: prefix, onRecoverableError: tellMismatch },
    )
  })
