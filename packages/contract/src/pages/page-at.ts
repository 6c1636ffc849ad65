import { languageOf, withoutLanguage } from '../words/language-paths.ts'
import type { Page } from './page.ts'
import { allPages, pages } from './pages.ts'
import { pathFinder } from './path-finder.ts'

const find = pathFinder(allPages.map(([, page]) => [page.path, page]))

/** `/%66ees` is the page of the fees. A slash that is part of a name stays written as one. */
const decoded = (path: string): string => {
  if (!path.includes('%')) return path
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

/** The page whose address this is but for the language, in which it need not exist. */
const englishPageAt = (path: string): Page => find(decoded(withoutLanguage(path))) ?? pages['not-found']

/** The page that answers at a path. For the server and for builds alone: a browser does not carry the table. */
export const pageAt = (path: string): Page => {
  const page = englishPageAt(path)
  return page.languages === 'english' && languageOf(path) !== 'en' ? pages['not-found'] : page
}

/** In every language, also where the page has only English: the way from there to the English page keeps its query. */
export const queriesOf = (path: string): readonly string[] => englishPageAt(path).queries

/** `/kn/about-us` as `/about-us`: the English page, where it is the only one. Null for every other address. */
export const englishPage = (path: string): string | null =>
  languageOf(path) !== 'en' && englishPageAt(path.replace(/[?#].*$/, '')).languages === 'english'
    ? withoutLanguage(path)
    : null
