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

/** Several names or numbers may be asked for at once; a number is found however it is written. */
export const termsOf = (text: string): string[] =>
  text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .slice(0, mostTerms)
    .map((term) => phoneKey(term) ?? emailKey(term) ?? fold(term))

const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Whether a family is found by what was typed, through the index of letters. */
export const isFound = ({ services }: Ctx, text: string): RawBuilder<SqlBool> => {
  const terms = termsOf(text).filter((term) => [...term].length >= shortest)
  if (terms.length === 0) return invalid({ 'filter.search': [`Type at least ${shortest} letters or digits.`] })
  if (services.database.engine === 'sqlite') {
    const any = terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' OR ')
    return sql<SqlBool>`families.id in (select rowid from families_trigrams where families_trigrams match ${any}
      order by rowid desc limit ${mostMatches})`
  }
  const found = terms.map((term) => sql`families.search like ${`%${literally(term)}%`}`)
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`
}
