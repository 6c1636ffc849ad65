import { translatedPaths } from '../pages/for-browser.ts'
import { pathFinder } from '../pages/path-finder.ts'
import { type Language, languages } from './languages.ts'

const findTranslated = pathFinder(translatedPaths.map((path) => [path, true]))

/** A language at the start of an address, as `/kn/fees` has it. */
const prefix = new RegExp(`^/(${languages.filter((language) => language !== 'en').join('|')})(?=[/?#]|$)`, 'i')

/** The language is part of the address and of nothing else, so that cached pages stay the same for everybody. */
export const languageOf = (path: string): Language =>
  (prefix.exec(path)?.[1]?.toLowerCase() as Language | undefined) ?? 'en'

/** `/kn/fees?campus=mysuru` as `/fees?campus=mysuru`, `/kn` as `/`. */
export const withoutLanguage = (path: string): string => {
  const rest = path.replace(prefix, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

export const isTranslated = (path: string): boolean =>
  findTranslated(withoutLanguage(path).replace(/[?#].*$/, '')) ?? false

/** `/fees` as `/kn/fees`, whether there is such a page or not. */
export const inLanguage = (language: Language, plain: string): string =>
  language === 'en' ? plain : `/${language}${plain.replace(/^\/(?=[?#]|$)/, '')}`

/** The address of a page in a language; the English one where it does not exist in it. Anchors and other sites stay. */
export const pathIn = (language: Language, path: string): string => {
  if (!/^\/(?!\/)/.test(path)) return path
  const plain = withoutLanguage(path)
  return isTranslated(plain) ? inLanguage(language, plain) : plain
}
