import type { JSONContent } from '@tiptap/core'

/**
 * A text as our store keeps it: the form in which Markdown and the sanitiser write HTML, a line for each block. Written
 * by hand because the editor's own form wraps the words of every list item and cell in a paragraph, flattens the head
 * of a table and writes `colspan="1"`: then a text that nobody touched would come back changed.
 */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const attributes = (pairs: Record<string, unknown>): string =>
  Object.entries(pairs)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

type Mark = NonNullable<JSONContent['marks']>[number]

const tagOfMark: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  strike: 'del',
  subscript: 'sub',
  superscript: 'sup',
  link: 'a',
  code: 'code',
}

const isOutside = (href: unknown) => /^https?:/i.test(String(href ?? ''))

const openMark = ({ type, attrs }: Mark): string => {
  if (type !== 'link') return `<${tagOfMark[type] ?? 'span'}>`
  return `<a${attributes({ href: attrs?.href, title: attrs?.title, rel: isOutside(attrs?.href) ? 'noopener' : null })}>`
}
const closeMark = ({ type }: Mark): string => `</${tagOfMark[type] ?? 'span'}>`

const same = (a: Mark | undefined, b: Mark | undefined) => JSON.stringify(a) === JSON.stringify(b)

const leaf = (node: JSONContent): string => {
  switch (node.type) {
    case 'hardBreak':
      return '<br />'
    case 'image': {
      const { src, alt, width, height } = node.attrs ?? {}
      return `<img${attributes({ src, alt: alt ?? '', width, height })} />`
    }
    case 'math': {
      const tex = escaped(String(node.attrs?.tex ?? ''))
      return `<span class="math" data-tex="${tex}">${tex}</span>`
    }
    default:
      return escaped(node.text ?? '')
  }
}

/** Words with their marks; a mark that goes on over several pieces is opened once. */
const inline = (nodes: readonly JSONContent[] = []): string => {
  let html = ''
  let open: Mark[] = []
  for (const node of nodes) {
    const marks = node.marks ?? []
    let kept = 0
    while (kept < open.length && kept < marks.length && same(open[kept], marks[kept])) kept += 1
    html += open.slice(kept).reverse().map(closeMark).join('')
    html += marks.slice(kept).map(openMark).join('')
    open = marks
    html += leaf(node)
  }
  return html + [...open].reverse().map(closeMark).join('')
}

const blocks = (nodes: readonly JSONContent[] = []): string => nodes.map(block).join('')

/** One paragraph alone is the words themselves, as it is in `<li>` and `<td>`. */
const bare = (nodes: readonly JSONContent[] = []): string => {
  const [first, ...rest] = nodes
  if (first?.type !== 'paragraph') return blocks(nodes)
  if (rest.length === 0) return inline(first.content)
  const isTight = rest.every(({ type }) => type === 'bulletList' || type === 'orderedList')
  return isTight ? `${inline(first.content)}${blocks(rest)}` : `${blocks(nodes)}`
}

const cell = (node: JSONContent): string => {
  const tag = node.type === 'tableHeader' ? 'th' : 'td'
  const { align, scope, colspan, rowspan } = node.attrs ?? {}
  const many = (count: unknown) => (Number(count) > 1 ? count : null)
  const given = { align, colspan: many(colspan), rowspan: many(rowspan), scope: tag === 'th' ? scope : null }
  return `<${tag}${attributes(given)}>${bare(node.content)}</${tag}>\n`
}

const row = (node: JSONContent): string => `<tr>\n${(node.content ?? []).map(cell).join('')}</tr>\n`

const isHead = (node: JSONContent) => (node.content ?? []).every(({ type }) => type === 'tableHeader')

const table = (rows: readonly JSONContent[] = []): string => {
  const [first] = rows
  const head = first && isHead(first) ? [first] : []
  const body = rows.slice(head.length)
  const headHtml = head.length > 0 ? `<thead>\n${head.map(row).join('')}</thead>\n` : ''
  const bodyHtml = body.length > 0 ? `<tbody>${body.map(row).join('')}</tbody>` : ''
  return `<table>\n${headHtml}${bodyHtml}</table>\n`
}

const items = (nodes: readonly JSONContent[] = []): string =>
  nodes.map(({ content }) => `<li>${bare(content)}</li>\n`).join('')

const block = (node: JSONContent): string => {
  switch (node.type) {
    case 'paragraph':
      return `<p>${inline(node.content)}</p>\n`
    case 'heading':
      return `<h${node.attrs?.level}>${inline(node.content)}</h${node.attrs?.level}>\n`
    case 'bulletList':
      return `<ul>\n${items(node.content)}</ul>\n`
    case 'orderedList': {
      const start = Number(node.attrs?.start ?? 1)
      return `<ol${attributes({ start: start === 1 ? null : start })}>\n${items(node.content)}</ol>\n`
    }
    case 'blockquote':
      return `<blockquote>\n${blocks(node.content)}</blockquote>\n`
    case 'horizontalRule':
      return '<hr />\n'
    case 'mathBlock': {
      const tex = escaped(String(node.attrs?.tex ?? ''))
      return `<div class="math" data-tex="${tex}">${tex}</div>\n`
    }
    case 'table':
      return table(node.content)
    default:
      return ''
  }
}

const isBlank = (node: JSONContent | undefined) => node?.type === 'paragraph' && !node.content?.length

/** The line that the editor keeps at the end to write on is no part of the text as long as nothing stands there. */
const withoutBlankEnd = (nodes: readonly JSONContent[]): readonly JSONContent[] => {
  let end = nodes.length
  while (end > 0 && isBlank(nodes[end - 1])) end -= 1
  return nodes.slice(0, end)
}

export const toHtml = (document: JSONContent): string => blocks(withoutBlankEnd(document.content ?? [])).trim()

const inlineTags = '(?:strong|em|del|sub|sup|a|code)'
const edge = '</?(?:p|h[1-6]|ul|ol|li|blockquote|hr|br|div|table|thead|tbody|tr|th|td)\\b[^>]*>'
const aroundEdges = new RegExp(` ?((?:</${inlineTags}>)*(?:${edge})(?:<${inlineTags}\\b[^>]*>)*) ?`, 'g')

/**
 * White space says what it says to a browser and to the editor: nothing beside a block, one space inside a line. A
 * space that cannot be broken is a sign like any other.
 */
export const sameText = (a: string, b: string): boolean => {
  const plain = (html: string) =>
    html
      .replaceAll(/[ \t\r\n\f]+/g, ' ')
      .replaceAll(aroundEdges, '$1')
      .replace(/(?:<p><\/p>)+$/, '')
      .trim()
  return plain(a) === plain(b)
}
