/** At most `limit` characters, ended at a word. */
export const shortText = (text: string, limit = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= limit) return line
  const cut = line.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}
