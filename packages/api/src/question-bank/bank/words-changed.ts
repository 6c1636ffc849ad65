import type { Instant } from '@northlight/contract/dates'
import type { Language, QuestionTexts } from '@northlight/db/tables/papers'

type Version = { version: number; texts: QuestionTexts; created_at: Instant }

/** For each language of the newest version: the version that brought its words as they are now. Newest first. */
export const wordsChanged = (versions: Version[]): Partial<Record<Language, { version: number; at: Instant }>> => {
  const [newest] = versions
  if (!newest) return {}
  return Object.fromEntries(
    (Object.keys(newest.texts) as Language[]).map((language) => {
      const words = JSON.stringify(newest.texts[language])
      const earlier = versions.findIndex(({ texts }) => JSON.stringify(texts[language]) !== words)
      const since = versions[(earlier === -1 ? versions.length : earlier) - 1] ?? newest
      return [language, { version: since.version, at: since.created_at }]
    }),
  )
}
