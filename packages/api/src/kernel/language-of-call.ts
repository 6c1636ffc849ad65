import { languageOf } from '@northlight/contract/words/language-paths'
import { type Language, languages } from '@northlight/contract/words/languages'
import type { Ctx } from './context.ts'

/**
 * In which language a family writes to us, as the site says it with a form: that of its page or, where the page is only
 * there in English, of the page before it. Anybody may write anything there; all it decides is the words of our mail.
 */
export const languageOfCall = ({ cameFrom }: Pick<Ctx, 'cameFrom'>): Language => {
  const said = new URLSearchParams((cameFrom ?? '').slice(0, 1000))
  const ofPage = languageOf(said.get('page') ?? '')
  const named = said.get('language')
  return ofPage === 'en' ? (languages.find((language) => language === named) ?? 'en') : ofPage
}
