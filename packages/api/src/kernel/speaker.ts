import { wordsIn } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { englishWords, saidFor, type Words } from '@northlight/contract/words/words'
import type { Ctx } from './context.ts'
import { storedTranslations } from './stored-translations.ts'

/** Says our texts, and what the institute wrote, in one person's language. */
export type Speaker = {
  words: Words
  language: Language
  say: Say
  /** A text that staff wrote in English: its translation where there is one. */
  stored: (text: string) => string
}

const speakerOf = (words: Words): Speaker => ({
  words,
  language: words.language,
  say: sayIn(words),
  stored: (text) => saidFor(words.texts, text) ?? text,
})

export const english: Speaker = speakerOf(englishWords)

/** As the pages of a language say it now. */
export const speakerIn = async ({ db }: Pick<Ctx, 'db'>, language: Language): Promise<Speaker> => {
  if (language === 'en') return english
  const rows = await storedTranslations(db, language)
  return speakerOf(wordsIn(language, Object.fromEntries(rows.map(({ source, said }) => [source, said]))))
}

/**
 * In the language that this person has chosen for tests and reports. An account begins in English: as long as nothing
 * else is chosen there, and for anyone who has none, it is the language in which they wrote to us or agreed.
 */
export const speakerFor = async (
  ctx: Pick<Ctx, 'db'>,
  userId: number | null,
  otherwise: Language = 'en',
): Promise<Speaker> => {
  const person =
    userId === null
      ? undefined
      : await ctx.db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst()
  return speakerIn(ctx, person && person.language !== 'en' ? person.language : otherwise)
}
