import { topNames } from '../pages/for-browser.ts'
import { inLanguage, isTranslated, pathIn, withoutLanguage } from './language-paths.ts'
import type { Language } from './languages.ts'

const isCampaign = (path: string) => {
  const [, name] = /^\/([^/.]+)$/.exec(withoutLanguage(path).replace(/[?#].*$/, '')) ?? []
  return path.startsWith('/') && name !== undefined && !topNames.includes(name)
}

/** Also of campaigns, whose addresses only the database knows. */
export const hasLanguages = (path: string): boolean => isTranslated(path) || isCampaign(path)

/** As `pathIn`, also for campaigns. */
export const addressIn = (language: Language, path: string): string =>
  isCampaign(path) ? inLanguage(language, withoutLanguage(path)) : pathIn(language, path)
