export type TextSection = { heading: string | null; html: string }

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#39;|&apos;/g, '’')
    .replace(/&quot;/g, '"')
    .trim()

/** A description at its headings, so that each part can be set as a section of the page. */
export const sectionsOf = (html: string | null): TextSection[] => {
  if (!html?.trim()) return []
  const [opening = '', ...rest] = html.split(/<h2\b[^>]*>([\s\S]*?)<\/h2>/i)
  const sections: TextSection[] = opening.trim() ? [{ heading: null, html: opening.trim() }] : []
  for (let index = 0; index < rest.length; index += 2)
    sections.push({ heading: plain(rest[index] ?? ''), html: (rest[index + 1] ?? '').trim() })
  return sections
}

/** The part that says what is paid for: its list gets ticks instead of dots. */
export const tellsWhatIsCovered = (heading: string | null): boolean =>
  /\b(?:covers|covered|included|includes|what you get)\b/i.test(heading ?? '') &&
  !/\bnot\b|\bnever\b/i.test(heading ?? '')
