import { renderFormulas } from '@northlight/contract/formulas/formulas'
import type { QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/exams'
import { LRUCache } from 'lru-cache'

export const mostBytes = 32 * 1024 * 1024

/** Wordings never change and are read by whole classes, so each is rendered once. */
const cache = new LRUCache<string, string>({
  maxSize: mostBytes,
  // Two bytes a character, of the text as it is stored and as it is drawn.
  sizeCalculation: (made, html) => 2 * (made.length + html.length),
})

/** What is held now, for a look from outside. */
export const heldBytes = () => cache.calculatedSize

/** Stored text with its formulas as MathML: the browser draws it by itself and needs no program for it. */
export const rendered = (html: string): string => {
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
