import type { Client } from '@northlight/contract/client'
import { wordsIn } from '@northlight/contract/words/catalogue'
import type { Language } from '@northlight/contract/words/languages'
import { englishWords, type Words } from '@northlight/contract/words/words'

type Said = {
  words: Words
  /** What the institute itself says in this language, by the English text it stands for. */
  stored: Readonly<Record<string, string>>
}

/** While a cached reply is fresh it is one object, and the words made of it are the same ones, too. */
const made = new WeakMap<object, Said>()

/** For the root's loader: all texts of a language. */
export const saidIn = async (client: Client, language: Language): Promise<Said> => {
  if (language === 'en') return { words: englishWords, stored: {} }
  const { translations } = await client.get('/translation/{language}', { params: { language } })
  const known = made.get(translations)
  if (known) return known
  const stored = Object.fromEntries(translations.map(({ source, said }) => [source, said]))
  const said = { words: wordsIn(language, stored), stored }
  made.set(translations, said)
  return said
}
