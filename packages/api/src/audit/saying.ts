import { actsSaying, entitiesSaying } from '@northlight/contract/office/audit-words'
import { fold } from '@northlight/db/fold'
import { oneOf } from '@northlight/db/one-of'
import { contains } from '@northlight/db/search'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'
import { recordsCalled } from './whom.ts'

const mostWords = 6
/** So many people of one name; more narrow nothing. */
const mostPeople = 500

const peopleCalled = async (ctx: Ctx, word: string): Promise<number[]> => {
  const found = await ctx.db
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([contains('users.name', word), contains('users.email', word)]))
    .orderBy('id')
    .limit(mostPeople)
    .execute()
  return found.map(({ id }) => id)
}

const anyOf = ({ db }: Ctx, column: string, texts: string[]) => oneOf(db, sql.ref<string>(column), 'text', texts)

/** Lines of which the act, somebody who acted, the record or its title says the word. */
const sayingOne = async (ctx: Ctx, word: string, knowsPeople: boolean): Promise<RawBuilder<SqlBool>> => {
  const parts = [
    // `take-at-desk` is searched as it is read.
    contains(sql<string>`replace(replace(audit_log.action, '-', ' '), '.', ' ')`, word),
    contains(sql<string>`replace(audit_log.entity, '_', ' ')`, word),
    anyOf(ctx, 'audit_log.action', actsSaying(fold, word)),
    anyOf(ctx, 'audit_log.entity', entitiesSaying(fold, word)),
  ]
  const people = knowsPeople ? await peopleCalled(ctx, word) : []
  if (people.length > 0)
    parts.push(
      sql<SqlBool>`(audit_log.actor_kind = 'user' and ${oneOf(ctx.db, sql.ref<number>('audit_log.actor_id'), 'bigint', people)})`,
    )
  for (const { entities, ids } of await recordsCalled(ctx, word, knowsPeople))
    parts.push(
      sql<SqlBool>`(${anyOf(ctx, 'audit_log.entity', [...entities])} and ${anyOf(ctx, 'audit_log.entity_id', ids)})`,
    )
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

/** One condition for each word that was typed: “Asha refund” finds what Asha did with refunds, and refunds of an Asha. */
export const saying = async (ctx: Ctx, typed: string, knowsPeople: boolean): Promise<RawBuilder<SqlBool>[]> => {
  const words = typed
    .split(/[\s“”"]+/)
    .filter(Boolean)
    .slice(0, mostWords)
  return Promise.all(words.map((word) => sayingOne(ctx, word, knowsPeople)))
}
