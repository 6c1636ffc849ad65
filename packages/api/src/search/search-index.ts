import { minutes } from '@northlight/contract/durations'
import { fold } from '@northlight/db/fold'
import MiniSearch from 'minisearch'
import type { Ctx } from '../kernel/context.ts'
import { type SearchDocument, searchDocuments } from './documents.ts'
import { knownWords } from './known-words.ts'
import { wordsOf } from './pieces.ts'
import { wantedTerms } from './wanted-terms.ts'

export type SearchIndex = {
  find: MiniSearch<SearchDocument>
  documents: SearchDocument[]
  /** What tells the subject of each document's title, by the same number. */
  titles: string[]
  /** Whether a folded word, or one that begins with it, stands in any document. */
  isOurs: (term: string) => boolean
}

/** Publication dates pass without anybody saving anything. */
const usableFor = minutes(5)

/** Who types the name of an exam mostly wants the course for it, not every page that mentions it. */
const weights: Partial<Record<SearchDocument['kind'], number>> = { course: 2.5, test: 1.3, page: 0.8 }

const build = async (ctx: Ctx): Promise<SearchIndex> => {
  const documents = await searchDocuments(ctx.db, ctx.now())
  const words = new Set<string>()
  const find = new MiniSearch<SearchDocument>({
    fields: ['title', 'words', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => {
      const word = fold(term)
      words.add(word)
      return word
    },
    searchOptions: {
      processTerm: fold,
      boost: { title: 6, words: 2 },
      boostDocument: (id) => weights[documents[id]?.kind ?? 'page'] ?? 1,
    },
  })
  find.addAll(documents)
  return {
    find,
    documents,
    titles: documents.map(({ title }) => wantedTerms(title).join(' ')),
    isOurs: knownWords(words),
  }
}

type Kept = { builtAt: number; index: Promise<SearchIndex> }

/** One index per database of this process. A few hundred short texts: it takes milliseconds and about a megabyte. */
const indexes = new WeakMap<Ctx['services']['database'], Kept>()
const heard = new WeakSet<Ctx['services']['database']>()

/** The index, made again after any change of content, in whichever process it was made. */
export const searchIndex = (ctx: Ctx): Promise<SearchIndex> => {
  const { database } = ctx.services
  if (!heard.has(database)) {
    heard.add(database)
    database.changes.on('content', () => indexes.delete(database))
  }
  const kept = indexes.get(database)
  const now = Date.parse(ctx.now())
  if (kept && now - kept.builtAt < usableFor) return kept.index
  const fresh = { builtAt: now, index: build({ ...ctx, db: database.db }) }
  indexes.set(database, fresh)
  fresh.index.catch(() => {
    // A failed build must not be remembered: the next search tries again.
    if (indexes.get(database) === fresh) indexes.delete(database)
  })
  return fresh.index
}
