import { inLanguage, isTranslated, withoutLanguage } from '@northlight/contract/words/language-paths'
import { languageNames } from '@northlight/contract/words/languages'
import { englishWords } from '@northlight/contract/words/words'
import type { MetaDescriptor } from 'react-router'
import { neutralInstitute, type RootData } from '../institute/institute.ts'
import { canonicalPath } from './canonical-path.ts'
import { forMachines } from './for-machines.ts'
import type { Matches, PageMeta } from './page-meta.ts'

export const rootOf = (matches: Matches): Pick<RootData, 'institute' | 'siteUrl' | 'words'> =>
  (matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined) ?? {
    institute: neutralInstitute,
    siteUrl: '',
    words: englishWords,
  }

/** What a page's head says about it, for the `meta` export of a route. */
export const pageMeta = (page: PageMeta): MetaDescriptor[] => {
  const { title, path, seo, noindex, hasLanguages, matches } = page
  const { institute, siteUrl, words } = rootOf(matches)
  const plain = canonicalPath(withoutLanguage(path))
  const isEverywhere = hasLanguages ?? isTranslated(plain || '/')
  const own = canonicalPath(isEverywhere ? inLanguage(words.language, plain || '/') : plain)
  const url = siteUrl + own
  const number = /\?page=(\d+)$/.exec(own)?.[1]
  // What staff wrote for search engines is English; in another language the page's own words stand.
  const written = words.language === 'en' ? seo : null
  const name = written?.meta_title?.trim() || (title === institute.name ? title : `${title} · ${institute.name}`)
  // Neither two pages of a list may carry the same title, nor two languages in which a name stays as it is.
  const isSame = words.language !== 'en' && !/[\u0900-\u097f\u0c80-\u0cff]/.test(name)
  const inLetters = isSame ? `${name} · ${languageNames[words.language]}` : name
  const fullTitle = number ? `${inLetters} · Page ${number}` : inLetters
  const shown = { institute, siteUrl, language: words.language, plain, isEverywhere, url, title: fullTitle }

  return [
    { title: fullTitle },
    // By it a browser shares the page.
    ...(noindex ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    // The document has the rest; a browser that draws the page again, or the next one in its place, needs none of it.
    ...(import.meta.env.SSR ? forMachines({ ...page, seo: written }, shown) : []),
  ] as MetaDescriptor[]
}
