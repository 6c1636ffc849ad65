export type Opening = { opening: string; rest: string }

/**
 * Ends of sentences; initials and short abbreviations such as `M.Sc.` or `Dr.` are none. Kannada and Hindi have no
 * capital letters, and Hindi ends a sentence with a bar.
 */
const sentenceEnd = /(?<!\b\p{Lu}[a-z]{0,2})[.!?…।]["”’)]*\s+(?=["“‘(]*[\p{Lu}\p{Lo}\p{N}])/gu

/** Whole sentences up to about `limit` characters, and what follows. A single long sentence stays whole. */
export const openingOf = (text: string, limit: number): Opening => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return { opening: line, rest: '' }
  let cut = 0
  for (const { 0: end, index } of line.matchAll(sentenceEnd)) {
    const after = index + end.length
    if (cut > 0 && after > limit) break
    cut = after
  }
  // A last word or two are not worth a click.
  if (cut === 0 || line.length - cut < 20) return { opening: line, rest: '' }
  return { opening: line.slice(0, cut).trim(), rest: line.slice(cut).trim() }
}
