import {
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKindNames,
  searchKinds,
} from '@northlight/contract/search'
import { fold } from '@northlight/db/fold'
import type { SearchResult } from 'minisearch'
import type { Ctx } from '../kernel/context.ts'
import { nearestWord } from './nearest-word.ts'
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
  const terms = [...new Set(wordsOf(q).map(fold))]
  const telling = terms.filter((term) => !empty.has(term))
  return telling.length > 0 ? telling : terms
}

/** Longer words may differ in more letters; short ones such as `jee` must be typed right. */
const tolerance = (term: string) => (term.length <= 3 ? 0 : term.length <= 6 ? 1 : 2)

/** All words first; only when nothing has them all, any of them. */
const lookUp = ({ find }: SearchIndex, terms: string[]): Found[] => {
  const exactly = { prefix: (term: string) => term.length >= 2, fuzzy: false as const }
  const forgiving = { ...exactly, fuzzy: tolerance }
  const ways = [
    { ...exactly, combineWith: 'AND' },
    { ...forgiving, combineWith: 'AND' },
    { ...forgiving, combineWith: 'OR' },
  ] as const
  for (const way of ways) {
    const found = find.search(terms.join(' '), way) as Found[]
    if (found.length > 0) return found
  }
  return []
}

/** The words as the institute writes them, when one that was typed is not known at all. */
const correctedWords = ({ find }: SearchIndex, terms: string[], found: Found[]): string | null => {
  const known = new Set(found.slice(0, 10).flatMap(({ terms }) => terms))
  let isCorrected = false
  const better = terms.map((term) => {
    if (find.search(term, { prefix: true, fuzzy: false }).length > 0) return term
    const near = nearestWord(term, known, tolerance(term))
    if (near) isCorrected = true
    return near ?? term
  })
  return isCorrected ? better.join(' ') : null
}

export type SearchInput = { q: string; kind?: SearchKind | undefined; total: number }

export const searchSite = async (ctx: Ctx, { q, kind, total }: SearchInput) => {
  const index = await searchIndex(ctx)
  const terms = wantedTerms(q)
  const found = terms.length > 0 ? lookUp(index, terms) : []

  const seen = new Set<string>()
  const byKind = new Map<SearchKind, { best: number; all: SearchHit[] }>()
  for (const { id, score, terms: matched } of found) {
    const document = index.documents[id]
    if (!document || seen.has(document.subject) || (kind && document.kind !== kind)) continue
    seen.add(document.subject)
    const marks = new Set(matched)
    const group = byKind.get(document.kind) ?? { best: score, all: [] }
    byKind.set(document.kind, group)
    group.all.push({
      kind: document.kind,
      title: markedPieces(document.title, marks),
      text: markedPieces(excerpt(document.text, marks), marks),
      path: document.path,
      note: document.note,
    })
  }

  const groups: (SearchGroup & { best: number })[] = searchKinds.flatMap((name) => {
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
    groups: groups.toSorted((a, b) => b.best - a.best),
  }
}
