export type Heading = { id: string; text: string; level: 2 | 3 }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of a piece of HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

const heading = /<h([23])\b([^>]*)>([\s\S]*?)<\/h\1>/gi

/**
 * Gives every second- and third-level heading of sanitised HTML an id, so that it can be linked, and lists them.
 * Ids that are there stay; names that occur twice are numbered.
 */
export const withHeadingIds = (html: string): { html: string; headings: Heading[] } => {
  const headings: Heading[] = []
  const taken = new Set<string>()
  const free = (wanted: string) => {
    let id = wanted
    for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
    taken.add(id)
    return id
  }
  const marked = html.replace(heading, (_, level: string, attributes: string, inner: string) => {
    const text = plainText(inner)
    const own = /\sid="([^"]+)"/i.exec(attributes)?.[1]
    const id = free(own ?? (slugOf(text) || 'part'))
    headings.push({ id, text, level: level === '2' ? 2 : 3 })
    const rest = attributes.replace(/\sid="[^"]*"/i, '')
    return `<h${level}${rest} id="${id}">${inner}</h${level}>`
  })
  return { html: marked, headings }
}
