/**
 * One or two lines for a list. The API cuts its short text at a fixed width, even inside a word; where it did, the
 * whole text is cut again after a sentence, or at a word.
 */
export const excerpt = (short: string | null, whole: string | null, limit = 140): string => {
  const isCut = /(?:\.\.\.|…)$/.test(short ?? '')
  if (short && !isCut) return short
  const text = (whole ?? short ?? '').replace(/\s+/g, ' ').trim()
  if (text.length <= limit) return text
  const line = text.slice(0, limit - 1)
  // Whole sentences read better than a torn one, if they fill a fair part of the line. "Dr." ends none.
  const sentences = /^.*[\p{Ll}\d)]{2}[.?!](?=\s)/u.exec(line)?.[0] ?? ''
  if (sentences.length >= limit * 0.4) return sentences
  return `${line.slice(0, Math.max(line.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}
