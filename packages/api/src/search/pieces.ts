import type { SearchPiece } from '@northlight/contract/search'
import { fold } from '@northlight/db/fold'

/** Letters and digits of any script, with the signs that belong to them. */
const word = /[\p{L}\p{M}\p{N}]+/gu

export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** Whatever is neither plain nor a sign of the printer, such as dashes, quotation marks and ₹: it may fold to others. */
const others = /[^\x20-\x7e\xa0\xb7\u2010-\u2027\u20b9]/

/** The places in a text at which a word stands. */
export type Finder = (text: string) => IteratorObject<RegExpExecArray>

/** Finds the words among `terms`, which are folded. */
export const finderOf = (terms: ReadonlySet<string>): Finder => {
  if (terms.size === 0) return () => Iterator.from([])
  // Terms are letters and digits alone, so none of them means anything else here.
  const typed = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${[...terms].join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu')
  return (text) =>
    // Nearly every text is English: there it is enough to look for the terms themselves, a tenth of the work.
    others.test(text) ? text.matchAll(word).filter(([found]) => terms.has(fold(found))) : text.matchAll(typed)
}

/** The text in pieces, with what is found marked. Neighbouring marks stay separate; the gap is plain. */
export const markedPieces = (text: string, find: Finder): SearchPiece[] => {
  const pieces: SearchPiece[] = []
  let from = 0
  for (const found of find(text)) {
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), is_match: false })
    pieces.push({ text: found[0], is_match: true })
    from = found.index + found[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), is_match: false })
  return pieces
}

const length = 180
const before = 60

/** About two lines of a line of text, around the first word that is found, cut at words. */
export const excerpt = (line: string, find: Finder): string => {
  if (line.length <= length) return line
  const first = find(line).next().value?.index ?? 0
  const wanted = Math.max(0, Math.min(first - before, line.length - length))
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1
  const end = start + length >= line.length ? line.length : line.lastIndexOf(' ', start + length)
  // The dots stay with their word: alone on a line they look lost.
  return `${start > 0 ? '…\u00a0' : ''}${line.slice(start, end)}${end < line.length ? '\u00a0…' : ''}`
}
