import { rendered } from './rendered-texts.ts'

const piece = /<(span|div)\s+class="math"[\s\S]*?<\/\1>|<[^>]*>|[^<]+/g
const longest = 90

/** Stored text cut to its first words: no paragraphs, formulas whole or not at all. */
const firstWords = (html: string): string => {
  let room = longest
  let opening = ''
  for (const [part] of html.matchAll(piece)) {
    if (room <= 0) return `${opening.trim()}…`
    if (/^<(?:span|div)\s+class="math"/.test(part)) {
      const tex = /data-tex="([^"]*)"/.exec(part)?.[1] ?? ''
      opening += `<span class="math" data-tex="${tex}">${tex}</span>`
      room -= Math.min(12, tex.length)
    } else if (part.startsWith('<')) opening += /^<(?:p|br|li|div|td|tr)\b/.test(part) ? ' ' : ''
    else {
      const words = part.replaceAll(/\s+/g, ' ')
      if (words.length <= room) opening += words
      else return `${(opening + words.slice(0, room).replace(/(?:\s+\S*|&[^;]*)$/, '')).trim()}…`
      room -= words.length
    }
  }
  return opening.trim()
}

/** The first words of a question or a passage for one line of a list, with its formulas drawn. */
export const openingHtml = (html: string): string => rendered(firstWords(html))
