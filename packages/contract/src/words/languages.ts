/** The languages of the pages for parents. English is the source of all texts and has the plain addresses. */
export const languages = ['en', 'kn', 'hi'] as const
export type Language = (typeof languages)[number]
export const otherLanguages = ['kn', 'hi'] as const
export type OtherLanguage = (typeof otherLanguages)[number]

/** As readers of the language write its name. */
export const languageNames: Record<Language, string> = { en: 'English', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' }

/** As the office says them, which is English. */
export const englishNames: Record<Language, string> = { en: 'English', kn: 'Kannada', hi: 'Hindi' }

/** For `lang` and for `Intl`. India writes Latin digits in all three, which `nu-latn` says for those whose habit differs. */
export const locales: Record<Language, string> = { en: 'en-IN', kn: 'kn-IN-u-nu-latn', hi: 'hi-IN-u-nu-latn' }
