import { typedWords } from '@northlight/contract/office/typed-words'
import { fold } from '@northlight/db/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { holdsAll, isLongWord, literally, type Most, mostMatches, phrase } from '../../kernel/trigrams.ts'
import { emailKey, phoneKey } from '../contact-events/contact-keys.ts'

const mostTerms = 10
/** All of its words occur, in any order. */
type Term = { words: string[]; isWhole: boolean }

/** A whole number is found however it is written, through the index of contacts; all else by its letters. */
const termOf = (term: string): Term => {
  const words = typedWords(term)
  const phone = phoneKey(words.join(' '))
  const key = phone ?? emailKey(term)
  return { words: key === null ? words.map(fold) : [key], isWhole: phone !== null }
}

/** Several names or numbers may be asked for at once. */
const termsIn = (text: string): Term[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .slice(0, mostTerms)
    .map(termOf)

export const termsOf = (text: string): string[] => termsIn(text).map(({ words }) => words.join(' '))

const byContact = (values: string[]) =>
  sql`select family_contacts.family_id from family_contacts where family_contacts.value in (${sql.join(values)})`

const anyOf = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

const byLetters = ({ services }: Ctx, terms: string[][], most: Most) => {
  if (services.database.engine === 'sqlite') {
    const any = terms.map((words) => `(${words.map(phrase).join(' AND ')})`).join(' OR ')
    const newest = most === 'all' ? sql`` : sql`order by rowid desc limit ${most}`
    return sql`select rowid from families_trigrams where families_trigrams match ${any} ${newest}`
  }
  return sql`select named.id from families as named where ${anyOf(terms.map((words) => holdsAll('named.search', words)))}`
}

/**
 * Words that the index knows find the families; shorter ones are read in the text of those, or of all. Of those none is
 * cut off: the newest may be just the ones that the shorter words leave out.
 */
const holdsEach = (ctx: Ctx, words: string[]): RawBuilder<SqlBool> => {
  const long = words.filter(isLongWord)
  const short = words.filter((word) => !isLongWord(word))
  return sql<SqlBool>`(${sql.join(
    [
      ...(long.length > 0 ? [sql`families.id in (select * from (${byLetters(ctx, [long], 'all')}) as way)`] : []),
      ...short.map((word) => sql`families.search like ${`%${literally(word)}%`} escape '\\'`),
    ],
    sql` and `,
  )})`
}

/** Whether a family is found by what was typed, through the indexes of contacts and of letters. */
export const isFound = (ctx: Ctx, text: string, most: Most = mostMatches): RawBuilder<SqlBool> => {
  const terms = termsIn(text)
  const whole = terms.flatMap(({ words, isWhole }) => (isWhole ? words : []))
  const parts = terms.flatMap(({ words, isWhole }) => (isWhole ? [] : [words]))
  const shorter = parts.filter((words) => !words.every(isLongWord))
  const long = parts.filter((words) => words.every(isLongWord))
  const byNumber = sql<SqlBool>`families.id in (${byContact(whole)})`
  if (shorter.length > 0)
    return anyOf([
      ...(whole.length > 0 ? [byNumber] : []),
      ...[...long, ...shorter].map((words) => holdsEach(ctx, words)),
    ])
  if (long.length === 0) return whole.length > 0 ? byNumber : sql<SqlBool>`1 = 1`
  // Straight on the column: the planner knows then how many rows a word stands in, and which index is the shorter way.
  if (whole.length === 0 && ctx.services.database.engine === 'postgres')
    return anyOf(long.map((words) => holdsAll('families.search', words)))
  const ways = [...(whole.length > 0 ? [byContact(whole)] : []), byLetters(ctx, long, most)]
  return sql<SqlBool>`families.id in (${sql.join(
    ways.map((way) => sql`select * from (${way}) as way`),
    sql` union all `,
  )})`
}
