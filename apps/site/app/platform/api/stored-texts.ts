import type { Client } from '@northlight/contract/client'
import type { OtherLanguage } from '@northlight/contract/words/languages'

/** For the root's loader: what the institute itself says in a language, by the English text it stands for. */
export const storedTexts = async (client: Client, language: OtherLanguage): Promise<Record<string, string>> => {
  const { translations } = await client.get('/translation/{language}', { params: { language } })
  return Object.fromEntries(translations.map(({ source, said }) => [source, said]))
}
