import { inLanguage, isTranslated, languageOf, pathIn, withoutLanguage } from './language-paths.ts'
import type { Language } from './languages.ts'

/**
 * The first words of addresses that are only English. Every other address of one word is a campaign's, and campaigns are
 * shown in every language. For the server alone: the browser need not carry the list.
 */
export const englishOnly: readonly string[] = [
  ...['about-us', 'mission-vision', 'leadership-team', 'testimonial', 'gallery', 'achievers', 'careers'],
  ...['knowledge-desk', 'expert-tips', 'events', 'event-reservation', 'faq', 'legal', 'accessibility', 'sitemap'],
  ...['online-tests', 'practice', 'search', 'auth', 'profile', 'course-enrolled', 'test-enrolled', 'payments'],
  ...['parent-consent', 'keep-account', 'undo-address', 'confirm-address', 'stop-notices', 'design', 'office'],
]

/** Below a page that has every language: what belongs to one family's account. */
const englishBelow: readonly string[] = ['/admission/application', '/admission/hall-ticket', '/admission/online-tests']

const plainPath = (path: string) => withoutLanguage(path).replace(/[?#].*$/, '')
const firstWordOf = (path: string) => plainPath(path).split('/')[1] ?? ''

const isEnglishOnly = (path: string) =>
  englishOnly.includes(firstWordOf(path)) || englishBelow.some((page) => `${plainPath(path)}/`.startsWith(`${page}/`))

/** `/kn/about-us` as `/about-us`: the English page, where it is the only one. Null for every other address. */
export const englishPage = (path: string): string | null =>
  languageOf(path) !== 'en' && isEnglishOnly(path) ? withoutLanguage(path) : null

const isCampaign = (path: string) =>
  /^\/(?!\/)/.test(path) && /^\/[^/.]+$/.test(plainPath(path)) && !englishOnly.includes(firstWordOf(path))

/** Also of campaigns, whose addresses only the database knows. */
export const hasLanguages = (path: string): boolean => isTranslated(path) || isCampaign(path)

/** As `pathIn`, also for campaigns. */
export const addressIn = (language: Language, path: string): string =>
  isCampaign(path) ? inLanguage(language, withoutLanguage(path)) : pathIn(language, path)
