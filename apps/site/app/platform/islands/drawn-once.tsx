import type { Words } from '@northlight/contract/words/words'
import { WordsContext } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, use } from 'react'
import type { Institute, RootData } from '../institute/institute.ts'
import { RootDataContext } from '../institute/root-data.ts'
import { RootFrame } from '../institute/root-frame.tsx'
import { type Place, PlaceContext } from '../navigation/place.ts'
import { DrawKeptContext } from './kept.tsx'

/**
 * What the institute says of itself, and the texts of a language, are the same objects for as long as the replies they
 * came in are fresh: with others, all of it is drawn anew.
 */
const drawn = new WeakMap<Institute, WeakMap<Words, Map<string, string>>>()

const drawnFor = ({ institute, words }: RootData): Map<string, string> => {
  const byWords = drawn.get(institute) ?? new WeakMap<Words, Map<string, string>>()
  const known = byWords.get(words) ?? new Map<string, string>()
  drawn.set(institute, byWords.set(words, known))
  return known
}

/**
 * A part that is the same on many pages: drawn for the first of them and then put into each as it is. It may show the
 * institute, the year and our own words; what it shows of the page stands in `part`, in one of a few ways. Ids in it are
 * written out. For the server alone, inside of `Kept`.
 */
export function DrawnOnce({ part, children }: { part: string; children: ReactNode }) {
  const draw = use(DrawKeptContext)
  const root = use(RootDataContext)
  const place = use(PlaceContext)
  if (!draw || !root) return children
  const known = drawnFor(root)
  const key = `${part} ${root.year} ${root.empty.join()} ${root.examination}`
  const html =
    known.get(key) ??
    draw(() => (
      <Framed root={root} place={place}>
        {children}
      </Framed>
    )).html
  known.set(key, html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, some lines above
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

type Around = { root: RootData; place: Place | undefined; children: ReactNode }

const Framed = ({ root, place, children }: Around) => (
  <RootFrame root={root}>
    <WordsContext value={root.words}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </WordsContext>
  </RootFrame>
)
