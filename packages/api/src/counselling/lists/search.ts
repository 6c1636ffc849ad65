import { fold } from '@northlight/db/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { emailKey, phoneKey } from '../touch/contact-keys.ts'

/** As many letters as the index knows in a row. */
const shortest = 3
const mostTerms = 10
/** Of a word that stands in every row no more are gathered than these, the newest: a page has 25. */
const mostMatches = 10_000

type Term = { text: string; isWhole: boolean }

/** A whole number is found however it is written, through the index of contacts; all else by its letters. */
const termOf = (term: string): Term => {
  const phone = phoneKey(term)
  return { text: phone ?? emailKey(term) ?? fold(term), isWhole: phone !== null }
}

/** Several names or numbers may be asked for at once. */
const termsIn = (text: string): Term[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .slice(0, mostTerms)
    .map(termOf)

export const termsOf = (text: string): string[] => termsIn(text).map((term) => term.text)

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const byContact = (values: string[]) =>
  sql`select family_contacts.family_id from family_contacts where family_contacts.value in (${sql.join(values)})`

const byLetters = ({ services }: Ctx, texts: string[]) => {
  if (services.database.engine === 'sqlite') {
    const any = texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' OR ')
    return sql`select rowid from families_trigrams where families_trigrams match ${any}
      order by rowid desc limit ${mostMatches}`
  }
  const found = texts.map((text) => sql`named.search like ${`%${literally(text)}%`}`)
  return sql`select named.id from families as named where (${sql.join(found, sql` or `)})`
}

/** Whether a family is found by what was typed, through the indexes of contacts and of letters. */
export const isFound = (ctx: Ctx, text: string): RawBuilder<SqlBool> => {
  const terms = termsIn(text).filter((term) => [...term.text].length >= shortest)
  if (terms.length === 0) return invalid({ 'filter.search': [`Type at least ${shortest} letters or digits.`] })
  const whole = terms.flatMap((term) => (term.isWhole ? [term.text] : []))
  const parts = terms.flatMap((term) => (term.isWhole ? [] : [term.text]))
  if (parts.length === 0) return sql<SqlBool>`families.id in (${byContact(whole)})`
  // Straight on the column: the planner knows then how many rows a word stands in, and which index is the shorter way.
  if (whole.length === 0 && ctx.services.database.engine === 'postgres')
    return sql<SqlBool>`(${sql.join(
      parts.map((part) => sql`families.search like ${`%${literally(part)}%`}`),
      sql` or `,
    )})`
  const ways = [...(whole.length > 0 ? [byContact(whole)] : []), byLetters(ctx, parts)]
  return sql<SqlBool>`families.id in (${sql.join(
    ways.map((way) => sql`select * from (${way}) as way`),
    sql` union all `,
  )})`
}
