import { typedWords } from '@northlight/contract/office/typed-words'
import { fold } from '@northlight/db/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { holdsAll, isLongWord, mostMatches, phrase, shortestWord } from '../../kernel/trigrams.ts'
import { emailKey, phoneKey } from '../touch/contact-keys.ts'

const mostTerms = 10
/** All of its words occur. */
type Term = { words: string[]; isWhole: boolean }

/** Words in any order, where the index knows each of them; otherwise as they follow each other. */
const inAnyOrder = (words: string[]): string[] => (words.every(isLongWord) ? words : [words.join(' ')])

/** A whole number is found however it is written, through the index of contacts; all else by its letters. */
const termOf = (term: string): Term => {
  const words = typedWords(term)
  const phone = phoneKey(words.join(' '))
  const key = phone ?? emailKey(term)
  return { words: key === null ? inAnyOrder(words.map(fold)) : [key], isWhole: phone !== null }
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

/** On PostgreSQL: whether the column, named in full, holds all words of one of the terms. */
const holdsAny = (column: string, terms: string[][]) =>
  sql<SqlBool>`(${sql.join(
    terms.map((words) => holdsAll(column, words)),
    sql` or `,
  )})`

const byLetters = ({ services }: Ctx, terms: string[][]) => {
  if (services.database.engine === 'sqlite') {
    const any = terms.map((words) => `(${words.map(phrase).join(' AND ')})`).join(' OR ')
    return sql`select rowid from families_trigrams where families_trigrams match ${any}
      order by rowid desc limit ${mostMatches}`
  }
  return sql`select named.id from families as named where ${holdsAny('named.search', terms)}`
}

/** Whether a family is found by what was typed, through the indexes of contacts and of letters. */
export const isFound = (ctx: Ctx, text: string): RawBuilder<SqlBool> => {
  const terms = termsIn(text).filter(({ words }) => words.every(isLongWord))
  if (terms.length === 0) return invalid({ 'filter.search': [`Type at least ${shortestWord} letters or digits.`] })
  const whole = terms.flatMap(({ words, isWhole }) => (isWhole ? words : []))
  const parts = terms.flatMap(({ words, isWhole }) => (isWhole ? [] : [words]))
  if (parts.length === 0) return sql<SqlBool>`families.id in (${byContact(whole)})`
  // Straight on the column: the planner knows then how many rows a word stands in, and which index is the shorter way.
  if (whole.length === 0 && ctx.services.database.engine === 'postgres') return holdsAny('families.search', parts)
  const ways = [...(whole.length > 0 ? [byContact(whole)] : []), byLetters(ctx, parts)]
  return sql<SqlBool>`families.id in (${sql.join(
    ways.map((way) => sql`select * from (${way}) as way`),
    sql` union all `,
  )})`
}
