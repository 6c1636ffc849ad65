import type { SearchPiece } from '@northlight/contract/search'
import { fold } from '@northlight/db/fold'

/** Letters and digits of any script, with the signs that belong to them. */
const word = /[\p{L}\p{M}\p{N}]+/gu

export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** Whatever is neither plain nor a sign of the printer, such as dashes, quotation marks and ₹: it may fold to others. */
const others = /[^\x20-\x7e\xa0\xb7\u2010-\u2027\u20b9]/

export type Finder = {
  /** Every place in a text at which one of the words stands. */
  all(text: string): IteratorObject<RegExpExecArray>
  /** One of these places, mostly the first. */
  one(text: string): number | undefined
}

/** Finds the words among `terms`, which are folded. */
export const finderOf = (terms: ReadonlySet<string>): Finder => {
  // Terms are letters and digits alone, so none of them means anything else here. Without any it finds nothing.
  const wanted = terms.size > 0 ? [...terms].join('|') : '(?!)'
  const typed = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${wanted})(?![\p{L}\p{M}\p{N}])`, 'giu')
  const all: Finder['all'] = (text) =>
    // A text in plain English needs a tenth of the work.
    others.test(text) ? text.matchAll(word).filter(([found]) => terms.has(fold(found))) : text.matchAll(typed)
  const one: Finder['one'] = (text) => {
    const at = text.search(typed)
    if (at >= 0) return at
    // With accents it stands at another place of the folded text: only then word after word is looked at.
    const [first] = fold(text).search(typed) >= 0 ? all(text).take(1) : []
    return first?.index
  }
  return { all, one }
}

/** The text in pieces, with what is found marked. Neighbouring marks stay separate; the gap is plain. */
export const markedPieces = (text: string, { all }: Finder): SearchPiece[] => {
  const pieces: SearchPiece[] = []
  let from = 0
  for (const found of all(text)) {
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), is_match: false })
    pieces.push({ text: found[0], is_match: true })
    from = found.index + found[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), is_match: false })
  return pieces
}

const length = 180
const before = 60

/** About two lines of a line of text, around a word that is found, cut at words. */
export const excerpt = (line: string, { one }: Finder): string => {
  if (line.length <= length) return line
  const found = one(line) ?? 0
  const wanted = Math.max(0, Math.min(found - before, line.length - length))
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1
  const end = start + length >= line.length ? line.length : line.lastIndexOf(' ', start + length)
  // The dots stay with their word: alone on a line they look lost.
  return `${start > 0 ? '…\u00a0' : ''}${line.slice(start, end)}${end < line.length ? '\u00a0…' : ''}`
}
