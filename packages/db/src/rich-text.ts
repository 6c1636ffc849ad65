import { readableFormula } from '@northlight/contract/formulas/readable-formula'
import sanitizeHtml from 'sanitize-html'

/**
 * The one place that decides what HTML may be kept. Everything rich that is stored goes through `richText`, anyone who
 * wrote it, so that whatever leaves is safe to show.
 */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 's', 'del', 'sub', 'sup', 'abbr', 'a', 'img', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['align', 'colspan', 'rowspan', 'scope'],
    td: ['align', 'colspan', 'rowspan'],
    // A formula: TeX in `data-tex` for the page to set, the same as text for those who see no formula.
    span: ['class', 'data-tex'],
    div: ['class', 'data-tex'],
  },
  allowedClasses: { span: ['math'], div: ['math'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // A page has one first heading, and it is not in its text.
    h1: 'h2',
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href && { href }),
        ...(title && { title }),
        ...(/^https?:/i.test(href ?? '') && { rel: 'noopener' }),
      },
    }),
  },
}

export const sanitised = (html: string): string => sanitizeHtml(html, rules).trim()

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

const formula = /<(span|div) class="math"[^>]*>([^<]*)<\/\1>/g

export const plainText = (html: string): string =>
  html
    .replace(formula, (_, tag: string, tex: string) => `<${tag}>${readableFormula(tex)}</${tag}>`)
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(a|abbr|b|strong|i|em|s|del|sub|sup|span|code)\b/.test(tag) ? '' : ' '))
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** HTML as it may be kept, and its twin without tags. */
export const richText = (html: string): { html: string; text: string } => {
  const clean = sanitised(html)
  return { html: clean, text: plainText(clean) }
}

const wordsInAMinute = 200

/** How long an article takes to read, at least a minute. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsInAMinute))
