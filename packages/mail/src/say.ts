import { wordsIn } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import { type Say, sayIn } from '@northlight/contract/words/say'

/** The texts of a mail in the language of anyone who gets it. Mails that name none are English. */
export const mailSay = (language: Language = 'en'): Say => sayIn(wordsIn(language))
