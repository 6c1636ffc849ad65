/**
 * One or two lines for a list. The API cuts its short text at a fixed width, even inside a word; where it did, the
 * whole text is cut again at a word.
 */
export const excerpt = (short: string | null, whole: string | null, limit = 140): string => {
  const isCut = /(?:\.\.\.|…)$/.test(short ?? '')
  if (short && !isCut) return short
  const text = (whole ?? short ?? '').replace(/\s+/g, ' ').trim()
  if (text.length <= limit) return text
  const line = text.slice(0, limit - 1)
  return `${line.slice(0, Math.max(line.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}
