import { escapeHtml } from '@northlight/contract/escape-html'
import { saidFor, type Words } from '@northlight/contract/words/words'

/** A paragraph, a heading or an entry of a list with nothing but words in it: what a translation can be stored for. */
const block = /<(p|li|h[2-4])>([^<]+)<\/\1>/g

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const plain = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => signs[name] ?? name)

const hasWords = (html: string): boolean => /\p{L}/u.test(html.replace(/<[^>]*>|&\w+;/g, ''))

export type SaidProse = { html: string; lang?: 'en' }

/**
 * Running text of staff in the language of the reader, paragraph by paragraph. Where one has no translation the whole
 * is marked as English and the translated ones as what they are, so that a voice reads each in its own language.
 */
export const saidProse = ({ language, texts }: Words, html: string): SaidProse => {
  if (language === 'en') return { html }
  const said = (text: string) => saidFor(texts, plain(text))
  const isWhole = !hasWords(html.replace(block, (whole, _, text: string) => (said(text) === undefined ? whole : '')))
  const mark = isWhole ? '' : ` lang="${language}"`
  const shown = html.replace(block, (whole, tag: string, text: string) => {
    const found = said(text)
    return found === undefined ? whole : `<${tag}${mark}>${escapeHtml(found)}</${tag}>`
  })
  return isWhole ? { html: shown } : { html: shown, lang: 'en' }
}
