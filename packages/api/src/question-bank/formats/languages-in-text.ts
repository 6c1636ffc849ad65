import type { Language, Translated } from '@northlight/db/tables/papers'

const wrapped = /<span\b(?=[^>]*\bclass="multilang")(?=[^>]*\blang="([a-z]{2})[^"]*")[^>]*>([\s\S]*?)<\/span>/gi
const known: readonly string[] = ['en', 'kn', 'hi'] satisfies Language[]

/** Translations stand in one text, each in a span that Moodle's own language filter reads. */
export const joinLanguages = (texts: Translated): string => {
  const languages = (['en', 'kn', 'hi'] as const).filter((language) => texts[language] !== undefined)
  if (languages.length === 1) return texts.en
  return languages.map((language) => `<span lang="${language}" class="multilang">${texts[language]}</span>`).join('')
}

/** The languages of a text; one without such spans is English. Languages that we do not have are left away. */
export const splitLanguages = (html: string): Translated => {
  const found = [...html.matchAll(wrapped)].filter(([, language = '']) => known.includes(language.toLowerCase()))
  if (found.length === 0) return { en: html }
  const texts = Object.fromEntries(found.map(([, language = '', text = '']) => [language.toLowerCase(), text.trim()]))
  return { ...texts, en: texts.en ?? found[0]?.[2] ?? '' }
}
