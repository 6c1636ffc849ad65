import type { SearchPiece } from '@northlight/contract/search'
import { fold } from '@northlight/db/fold'

/** Letters and digits of any script, with the signs that belong to them. */
const word = /[\p{L}\p{M}\p{N}]+/gu

export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** The text in pieces, with the words among `terms` marked. Neighbouring marks stay separate; the gap is plain. */
export const markedPieces = (text: string, terms: ReadonlySet<string>): SearchPiece[] => {
  const pieces: SearchPiece[] = []
  let from = 0
  for (const found of text.matchAll(word)) {
    if (!terms.has(fold(found[0]))) continue
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), is_match: false })
    pieces.push({ text: found[0], is_match: true })
    from = found.index + found[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), is_match: false })
  return pieces
}

const length = 180
const before = 60

/** About two lines around the first word that was found, cut at words. */
export const excerpt = (text: string, terms: ReadonlySet<string>): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const first = [...line.matchAll(word)].find(([found]) => terms.has(fold(found)))?.index ?? 0
  const wanted = Math.max(0, Math.min(first - before, line.length - length))
  const start = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1
  const end = start + length >= line.length ? line.length : line.lastIndexOf(' ', start + length)
  // The dots stay with their word: alone on a line they look lost.
  return `${start > 0 ? '…\u00a0' : ''}${line.slice(start, end)}${end < line.length ? '\u00a0…' : ''}`
}
