import { renderFormulas } from '@northlight/contract/formulas/formulas'
import type { QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/papers'
import { LRUCache } from 'lru-cache'

type Cache = LRUCache<string, string>

/** Wordings never change and are read by whole classes, so each is rendered once; of a large bank the last ones stay. */
export const cacheOfRendered = (bytes: number): Cache =>
  new LRUCache({
    maxSize: bytes,
    // Two bytes a character, of the text as it is stored and as it is drawn.
    sizeCalculation: (made, html) => 2 * (made.length + html.length),
  })

const shared = cacheOfRendered(32 * 1024 * 1024)

/** Stored text with its formulas as MathML: the browser draws it by itself and needs no script for it. */
export const rendered = (html: string, cache = shared): string => {
  if (!html.includes('data-tex=')) return html
  const known = cache.get(html)
  if (known !== undefined) return known
  const made = renderFormulas(html)
  cache.set(html, made)
  return made
}

const eachRendered = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, html]) => [name, rendered(html)]))

const renderedText = ({ text, options, matches }: QuestionText): QuestionText => ({
  text: rendered(text),
  options: eachRendered(options),
  ...(matches && { matches: eachRendered(matches) }),
})

export const renderedTexts = ({ en, ...others }: QuestionTexts): QuestionTexts => ({
  en: renderedText(en),
  ...Object.fromEntries(Object.entries(others).map(([language, text]) => [language, renderedText(text)])),
})

export const renderedIn = ({ en, ...others }: Translated): Translated => ({ en: rendered(en), ...eachRendered(others) })
