import { drawFormulas } from '@northlight/contract/formulas'
import type { QuestionText, QuestionTexts, Translated } from '@northlight/db/tables/exams'
import { LRUCache } from 'lru-cache'

/** Wordings never change and are read by whole classes, so each is drawn once. */
const kept = new LRUCache<string, string>({ max: 20_000 })

/** Stored text with its formulas as MathML: the browser draws it by itself and needs no program for it. */
export const drawn = (html: string): string => {
  if (!html.includes('data-tex=')) return html
  const known = kept.get(html)
  if (known !== undefined) return known
  const made = drawFormulas(html)
  kept.set(html, made)
  return made
}

const eachDrawn = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, html]) => [name, drawn(html)]))

const drawnText = ({ text, options, matches }: QuestionText): QuestionText => ({
  text: drawn(text),
  options: eachDrawn(options),
  ...(matches && { matches: eachDrawn(matches) }),
})

export const drawnTexts = ({ en, ...others }: QuestionTexts): QuestionTexts => ({
  en: drawnText(en),
  ...Object.fromEntries(Object.entries(others).map(([language, text]) => [language, drawnText(text)])),
})

export const drawnIn = ({ en, ...others }: Translated): Translated => ({ en: drawn(en), ...eachDrawn(others) })
