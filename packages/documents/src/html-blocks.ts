export type Block = { kind: 'heading' | 'text' | 'item'; text: string }

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  hellip: '…',
}

const character = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

const readable = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w{1,31});/g, character)
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim()

const kindOf = (tag: string): Block['kind'] => (/^h/i.test(tag) ? 'heading' : /^li$/i.test(tag) ? 'item' : 'text')

/** Our stored HTML, already sanitised, as the paragraphs, headings and points that paper can show. */
export const htmlBlocks = (html: string): Block[] => {
  const blocks: Block[] = []
  let kind: Block['kind'] = 'text'
  let from = 0
  const close = (until: number) => {
    const text = readable(html.slice(from, until))
    if (text) blocks.push({ kind, text })
  }
  for (const found of html.matchAll(/<(\/?)(p|h[1-6]|li|ul|ol|table|tr|div|blockquote|figure)\b[^>]*>|<br\s*\/?>/gi)) {
    close(found.index)
    // A new paragraph inside a point belongs to the point.
    const [whole, slash, tag = 'p'] = found
    kind = slash ? 'text' : kind === 'item' && tag === 'p' ? 'item' : kindOf(tag)
    from = found.index + whole.length
  }
  close(html.length)
  return blocks
}
