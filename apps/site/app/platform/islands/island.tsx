import type { Part } from '@northlight/contract/words/catalogue'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import { type ComponentType, createContext, type ReactElement, use } from 'react'
import { RootDataContext } from '../institute/root-data.ts'
import { type Place, PlaceContext } from '../navigation/place.ts'
import { IslandFrame } from './island-frame.tsx'

/**
 * When an island is hydrated: once it is touched, once it comes near the viewport, once somebody is signed in, at once,
 * or at once if this tab has kept something under a key for it. `whole-page`: at once too, and nothing works without
 * it.
 */
export type IslandStart = 'touched' | 'near' | 'signed-in' | 'at-once' | 'whole-page' | `kept ${string}`

/** Renders one island as a root of its own, as it is hydrated, with a prefix for its ids that no other has. */
export type DrawIsland = (island: () => ReactElement) => { html: string; prefix: string }

/** Given on the server to reading pages. Without it (an application page, the browser) an island is a plain component. */
export const DrawIslandContext = createContext<DrawIsland | undefined>(undefined)

/** Given on the server, so that the browser does not carry the catalogue: of all texts only those an island can say. */
export const PickWordsContext = createContext<(words: Words, parts: readonly Part[], shown?: unknown) => Words>(
  () => englishWords,
)

/**
 * An interactive part of a reading page: rendered on the server, hydrated in the browser. Its properties
 * travel in the document, so they must be JSON. It has no router around it: use `usePlace`, `useGo` and `Link`. The build
 * finds it by `export const … = island('name', …)`. `parts` are those of the catalogue whose texts it may say: in another
 * language these travel in the document as well.
 */
export const island = <Props extends object>(
  name: string,
  View: ComponentType<Props>,
  start: IslandStart | ((props: Props) => IslandStart) = 'touched',
  parts: readonly Part[] = [],
) => {
  // No hook but `use` may stand here: drawing another root resets what React remembers of this one's hooks.
  function Island(props: Props) {
    const draw = use(DrawIslandContext)
    const root = use(RootDataContext)
    const place = use(PlaceContext)
    const words = use(PickWordsContext)(use(WordsContext), parts, [props, root?.institute])
    if (!draw) return <View {...props} />
    const { html, prefix } = draw(() => (
      <IslandFrame root={root} place={withoutKey(place)} words={words}>
        <View {...props} />
      </IslandFrame>
    ))
    return (
      <div
        className="contents"
        data-island={name}
        data-start={typeof start === 'function' ? start(props) : start}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        data-words={words.language === 'en' ? undefined : JSON.stringify(words)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, a line above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  return Object.assign(Island, { View })
}

const withoutKey = (place: Place | undefined) => place && { ...place, key: 'document' }
