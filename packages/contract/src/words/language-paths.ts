import { type Language, languages } from './languages.ts'

/**
 * Pages that exist in every language, by their English address, written as the route table writes them. All others are
 * English only, and links to them lead to the English page.
 */
export const translatedPaths = [
  '/',
  '/fees',
  '/compare',
  '/contact-us',
  '/2-year-integrated-day-scholar-and-residential-program',
  '/vrddhi',
  '/vrddhi/syllabus',
  '/admission',
  '/admission/puc',
  '/admission/class-8-9-10',
  '/admission/register',
  '/:branch_slug/courses/:course_slug',
  '/online-tests',
  '/online-tests/:slug',
  '/sent/*',
] as const

const patterns = translatedPaths.map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace('*', '.+').replaceAll('/', '\\/')}$`),
)

/** A language at the start of an address, as `/kn/fees` has it. */
const prefix = new RegExp(`^/(${languages.filter((language) => language !== 'en').join('|')})(?=[/?#]|$)`, 'i')

/** The language is part of the address and of nothing else, so that kept pages stay the same for everybody. */
export const languageOf = (path: string): Language =>
  (prefix.exec(path)?.[1]?.toLowerCase() as Language | undefined) ?? 'en'

/** `/kn/fees?campus=mysuru` as `/fees?campus=mysuru`, `/kn` as `/`. */
export const withoutLanguage = (path: string): string => {
  const rest = path.replace(prefix, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

export const isTranslated = (path: string): boolean => {
  const plain = withoutLanguage(path).replace(/\/*(?:[?#].*)?$/, '') || '/'
  return patterns.some((pattern) => pattern.test(plain))
}

/** `/fees` as `/kn/fees`, whether there is such a page or not. */
export const inLanguage = (language: Language, plain: string): string =>
  language === 'en' ? plain : `/${language}${plain.replace(/^\/(?=[?#]|$)/, '')}`

/** The address of a page in a language; the English one where it does not exist in it. Anchors and other sites stay. */
export const pathIn = (language: Language, path: string): string => {
  if (!/^\/(?!\/)/.test(path)) return path
  const plain = withoutLanguage(path)
  return isTranslated(plain) ? inLanguage(language, plain) : plain
}
