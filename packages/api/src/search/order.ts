import type { SearchDocument } from './documents.ts'

/** Where a hit was found: the whole title was typed, every word stands in the title, in what it is called, elsewhere. */
export type Nearness = 'whole' | 'title' | 'called' | 'text'

const nearest: readonly Nearness[] = ['whole', 'title', 'called', 'text']

type Match = Record<string, string[]>

/** `match` is what the index says: each word that was found, with the fields it stands in. */
export const nearnessOf = (match: Match, terms: number, isWholeTitle: boolean): Nearness => {
  if (isWholeTitle) return 'whole'
  const standIn = (...fields: string[]) =>
    Object.values(match).filter((found) => fields.some((field) => found.includes(field))).length >= terms
  if (standIn('title')) return 'title'
  return standIn('title', 'words') ? 'called' : 'text'
}

/**
 * What a parent mostly looks for comes first: what is taught and the pages of the institute, then what can be done
 * soon, then what can be read, and what is over at the end.
 */
const steps: Record<SearchDocument['kind'], number> = {
  course: 0,
  page: 0,
  test: 1,
  event: 1,
  article: 2,
  tip: 2,
  faq: 2,
}
const over = 3

export type Placed = { nearness: Nearness; step: number; score: number; isPart?: boolean }

/** Whether no word that was found is one that was meant: `nit` stands in `nitrogen` as a part alone. */
export const isPartOnly = (found: string[], meant: ReadonlySet<string>): boolean =>
  !found.some((word) => meant.has(word) || (word.endsWith('s') && meant.has(word.slice(0, -1))))

export const placeOf = (
  { kind, isOver }: Pick<SearchDocument, 'kind' | 'isOver'>,
  found: { nearness: Nearness; score: number; isPart?: boolean },
): Placed => ({ ...found, step: isOver ? over : steps[kind] })

/** Title before text, whole words before parts of words, then by what it is, then by how well it fits. */
export const byPlace = (a: Placed, b: Placed): number =>
  nearest.indexOf(a.nearness) - nearest.indexOf(b.nearness) ||
  Number(a.isPart ?? false) - Number(b.isPart ?? false) ||
  a.step - b.step ||
  b.score - a.score

/** Within one kind what is over stands behind everything that is not, wherever it was found. */
export const withinKind = (a: Placed, b: Placed): number =>
  Number(a.step === over) - Number(b.step === over) || byPlace(a, b)
