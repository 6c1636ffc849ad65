import type { SearchGroup, SearchPiece } from '@northlight/contract/search'

/** Text and what was found in it, in turn, beginning with text: `['about ', 'physics', ' and heat']`. */
export type MarkedParts = string[]

export type ShownGroup = Omit<SearchGroup, 'hits'> & {
  hits: { path: string; note: string | null; title: MarkedParts; text: MarkedParts }[]
}

export const inTurn = (pieces: readonly SearchPiece[]): MarkedParts => {
  const parts: MarkedParts = []
  for (const { text, is_match } of pieces) {
    const isTextNext = parts.length % 2 === 0
    if (isTextNext !== is_match) parts.push(text)
    else if (parts.length === 0) parts.push('', text)
    // Of the same kind as the one before, to which it belongs.
    else parts[parts.length - 1] += text
  }
  return parts
}

/** A page of results carries its words twice, to be read and as data, so the data is no longer than it must be. */
export const shownGroups = (groups: readonly SearchGroup[]): ShownGroup[] =>
  groups.map(({ hits, ...group }) => ({
    ...group,
    hits: hits.map(({ path, note, title, text }) => ({ path, note, title: inTurn(title), text: inTurn(text) })),
  }))
