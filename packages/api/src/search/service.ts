import { type SearchHit, type SearchKind, searchKindNames, searchKinds } from '@northlight/contract/search'
import { fold } from '@northlight/db/fold'
import type { Query, SearchResult } from 'minisearch'
import type { Ctx } from '../kernel/context.ts'
import type { SearchDocument } from './documents.ts'
import { isBeginning } from './known-words.ts'
import { nearestWord } from './nearest-word.ts'
import { byPlace, isPartOnly, nearnessOf, placeOf, withinKind } from './order.ts'
import { nearlyOtherWords, otherWords, swaps } from './other-words.ts'
import { excerpt, type Finder, finderOf, markedPieces, wordsOf } from './pieces.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'
import { wantedTerms } from './wanted-terms.ts'

type Found = SearchResult & { id: number }

/** Longer words may differ in more letters; short ones such as `jee`, and numbers, must be typed right. */
const tolerance = (term: string) => (term.length <= 3 || /\d/.test(term) ? 0 : term.length <= 6 ? 1 : 2)

const exactly = { prefix: isBeginning, fuzzy: false as const }
const forgiving = { ...exactly, fuzzy: tolerance }

/** A word or a few that belong together, of which one is enough. */
const isKnown = ({ isOurs }: SearchIndex, term: string) => wordsOf(term).some((word) => isOurs(fold(word)))

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
const placed = (index: SearchIndex, terms: string[], found: Found[]) => {
  const { documents, titles } = index
  const asked = terms.join(' ')
  const meant = new Set(terms.flatMap((term) => [term, ...alternatives(index, term).flatMap(wordsOf)]))
  return found.flatMap((hit) => {
    const document = documents[hit.id]
    if (!document) return []
    const isWholeTitle = titles[hit.id] === asked
    const nearness = nearnessOf(hit.match, terms.length, isWholeTitle)
    return [
      {
        document,
        matched: hit.terms,
        place: placeOf(document, { nearness, score: hit.score, isPart: isPartOnly(hit.terms, meant) }),
      },
    ]
  })
}

const shown = ({ kind, title, text, path, note }: SearchDocument, find: Finder): SearchHit => ({
  kind,
  title: markedPieces(title, find),
  text: markedPieces(excerpt(text, find), find),
  path,
  note,
})

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
  const distinct = hits.filter(({ document }) => {
    if (seen.has(document.subject) || (kind && document.kind !== kind)) return false
    seen.add(document.subject)
    return true
  })
  const byKind = Map.groupBy(distinct, ({ document }) => document.kind)
  const find = finderOf(new Set(distinct.flatMap(({ matched }) => matched)))
  const groups = searchKinds.flatMap((kind) => {
    const [best, ...others] = byKind.get(kind) ?? []
    return best ? [{ kind, best, all: [best, ...others] }] : []
  })
  return {
    q,
    total: seen.size,
    corrected: correctedWords(index, terms, found),
    // The sort is stable: of two equally good groups the one named first in the contract comes first.
    groups: groups
      .toSorted((a, b) => byPlace(a.best.place, b.best.place))
      .map(({ kind, all }) => ({
        kind,
        name: searchKindNames[kind],
        total: all.length,
        // Only what is shown is cut and marked: a common word stands in hundreds of texts.
        hits: all.slice(0, total).map(({ document }) => shown(document, find)),
      })),
  }
}
