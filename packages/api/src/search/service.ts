import {
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKindNames,
  searchKinds,
} from '@northlight/contract/search'
import type { Query, SearchResult } from 'minisearch'
import type { Ctx } from '../kernel/context.ts'
import { nearestWord } from './nearest-word.ts'
import { byPlace, nearnessOf, type Placed, placeOf, withinKind } from './order.ts'
import { nearlyOtherWords, otherWords, respelled, swaps } from './other-words.ts'
import { excerpt, markedPieces, wordsOf } from './pieces.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'

type Found = SearchResult & { id: number }

/** Words that say nothing about the subject. Alone they are searched for all the same. */
const empty = new Set(
  'a an and are at be by do does for from how i in is it my of on or our the their to we what when where which who why with you your'.split(
    ' ',
  ),
)

const wantedTerms = (q: string): string[] => {
  const terms = [...new Set(wordsOf(respelled(q)))]
  const telling = terms.filter((term) => !empty.has(term))
  return telling.length > 0 ? telling : terms
}

/** Longer words may differ in more letters; short ones such as `jee`, and numbers, must be typed right. */
const tolerance = (term: string) => (term.length <= 3 || /\d/.test(term) ? 0 : term.length <= 6 ? 1 : 2)

/** Numbers are typed whole, unless they are long enough to be the beginning of one to call. */
const isBeginning = (term: string) => term.length >= (/^\d+$/.test(term) ? 5 : 2)

const exactly = { prefix: isBeginning, fuzzy: false as const }
const forgiving = { ...exactly, fuzzy: tolerance }

const isKnown = ({ find }: SearchIndex, term: string) => find.search(term, exactly).length > 0

/** What a word may stand for. An unknown one may have two letters changed about, unless it is too short to tell. */
const alternatives = (index: SearchIndex, term: string): string[] => {
  if (tolerance(term) === 0 || isKnown(index, term)) return otherWords(term)
  const near = nearlyOtherWords(term, tolerance(term))
  return [...otherWords(term), ...near, ...swaps(term).filter((swapped) => isKnown(index, swapped))]
}

/** What was typed counts more than what it may stand for. */
const weightOfOther = 0.7

const wanted = (index: SearchIndex, term: string): Query => ({
  combineWith: 'OR',
  queries: [
    term,
    ...alternatives(index, term).map(
      (other): Query => ({
        ...exactly,
        combineWith: 'AND',
        boostTerm: () => weightOfOther,
        queries: [other],
      }),
    ),
  ],
})

/** The hits with their places; who types a whole title wants that page, whatever else speaks of it. */
const placed = ({ documents }: SearchIndex, terms: string[], found: Found[]) => {
  const asked = terms.join(' ')
  return found.flatMap((hit) => {
    const document = documents[hit.id]
    if (!document) return []
    const isWholeTitle = wantedTerms(document.title).join(' ') === asked
    const nearness = nearnessOf(hit.match, terms.length, isWholeTitle)
    return [{ document, matched: hit.terms, place: placeOf(document, { nearness, score: hit.score }) }]
  })
}

/** All words first; only when nothing has them all, any of them. */
const lookUp = (index: SearchIndex, terms: string[]): Found[] => {
  const queries = terms.map((term) => wanted(index, term))
  const ways = [
    { ...exactly, combineWith: 'AND' },
    { ...forgiving, combineWith: 'AND' },
    { ...forgiving, combineWith: 'OR' },
  ] as const
  for (const way of ways) {
    const found = index.find.search({ ...way, queries }) as Found[]
    if (found.length > 0) return found
  }
  return []
}

/** The words as the institute writes them, when one that was typed is not known at all. */
const correctedWords = (index: SearchIndex, terms: string[], found: Found[]): string | null => {
  const known = new Set(found.slice(0, 10).flatMap(({ terms }) => terms))
  const better = terms.map((term) => {
    if (isKnown(index, term)) return term
    const most = tolerance(term)
    const isOurs = (other: string) => isKnown(index, other)
    return (
      otherWords(term).find(isOurs) ??
      nearestWord(term, known, most) ??
      nearlyOtherWords(term, most).find(isOurs) ??
      term
    )
  })
  const isCorrected = found.length > 0 && better.some((term, at) => term !== terms[at])
  return isCorrected ? better.join(' ') : null
}

export type SearchInput = { q: string; kind?: SearchKind | undefined; total: number }

export const searchSite = async (ctx: Ctx, { q, kind, total }: SearchInput) => {
  const index = await searchIndex(ctx)
  const terms = wantedTerms(q)
  const found = terms.length > 0 ? lookUp(index, terms) : []
  const hits = placed(index, terms, found).toSorted((a, b) => withinKind(a.place, b.place))

  const seen = new Set<string>()
  const byKind = new Map<SearchKind, { best: Placed; all: SearchHit[] }>()
  for (const { document, matched, place } of hits) {
    if (seen.has(document.subject) || (kind && document.kind !== kind)) continue
    seen.add(document.subject)
    const marks = new Set(matched)
    const group = byKind.get(document.kind) ?? { best: place, all: [] }
    byKind.set(document.kind, group)
    group.all.push({
      kind: document.kind,
      title: markedPieces(document.title, marks),
      text: markedPieces(excerpt(document.text, marks), marks),
      path: document.path,
      note: document.note,
    })
  }

  const groups: (SearchGroup & { best: Placed })[] = searchKinds.flatMap((name) => {
    const group = byKind.get(name)
    if (!group) return []
    const { best, all } = group
    return [{ kind: name, name: searchKindNames[name], total: all.length, hits: all.slice(0, total), best }]
  })
  return {
    q,
    total: seen.size,
    corrected: correctedWords(index, terms, found),
    // The sort is stable: of two equally good groups the one named first in the contract comes first.
    groups: groups.toSorted((a, b) => byPlace(a.best, b.best)),
  }
}
