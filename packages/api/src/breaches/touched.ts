import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
import type { Tables } from '@northlight/db/tables'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { identifiersOf } from '../families/persons/identifiers.ts'
import { personTables } from '../families/persons/registry.ts'
import type { PersonTable } from '../families/persons/types.ts'
import { parentOf } from '../families/queries.ts'
import type { Ctx } from '../kernel/context.ts'

type Breach = Selectable<Tables['breaches']>
type User = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'email' | 'phone' | 'email_verified_at' | 'date_of_birth' | 'language'
>
export type Touched = { user_id: number | null; name: string; email: string; is_parent: boolean; language: Language }

/** Columns that say when a row came to be, the likeliest first. */
const born = ['created_at', 'at', 'requested_at', 'asked_at', 'paid_at', 'received_at', 'linked_at', 'registered_at']
/** Columns with an address of somebody who may have no account. */
const addresses = ['email', 'payer_email', 'father_email', 'mother_email', 'to_address', 'contact']

/** Which tables can be named as leaked, by the words with which a person reads of them. */
export const leakable = (ctx: Ctx): { name: string; title: string }[] =>
  personTables(ctx.services)
    .map(({ table, shown }) => ({ name: table, title: 'title' in shown ? shown.title : table.replaceAll('_', ' ') }))
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))

const columnsOf = async (ctx: Ctx, table: string): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`${
    ctx.services.database.engine === 'sqlite'
      ? sql`select name from pragma_table_info(${table})`
      : sql`select column_name as name from information_schema.columns
            where table_schema = current_schema() and table_name = ${table}`
  }`.execute(ctx.db)
  return new Set(rows.map(({ name }) => name))
}

/** Rows that lay there before the leak ended; a row that was deleted meanwhile cannot be known any more. */
const inTime = (columns: Set<string>, to: string): RawBuilder<SqlBool> => {
  const column = born.find((name) => columns.has(name))
  return column ? sql<SqlBool>`${sql.ref(column)} <= ${to}` : sql<SqlBool>`1 = 1`
}

const portion = 200

/** Everybody with an account, in portions; colleagues are people too. */
async function* accounts(ctx: Ctx): AsyncGenerator<User[]> {
  for (let from = 0; ; ) {
    const users = await ctx.db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone', 'email_verified_at', 'date_of_birth', 'language'])
      .where('id', '>', from)
      .orderBy('id')
      .limit(portion)
      .execute()
    if (users.length === 0) return
    yield users
    from = users.at(-1)?.id ?? from
  }
}

const personOf = (user: User) => ({ ...user, isEmailVerified: user.email_verified_at !== null })

/** An account, and for a student under 18 the parent as well: the letter goes to both. */
export const recipientsOf = async (ctx: Ctx, user: User): Promise<Touched[]> => {
  const { id, name, email, language, date_of_birth } = user
  const own = { user_id: id, name, email, language, is_parent: false }
  if (date_of_birth === null || !isMinor(date_of_birth, indianDay(ctx.now()))) return [own]
  const parent = await parentOf(ctx.db, id)
  return parent?.email ? [own, { ...own, email: parent.email, is_parent: true }] : [own]
}

const hasRow = async (ctx: Ctx, { table, found }: PersonTable, user: User, where: RawBuilder<SqlBool>) => {
  const person = await identifiersOf(ctx, personOf(user))
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${found(person)} and ${where} limit 1`.execute(
    ctx.db,
  )
  return rows.length > 0
}

/** Addresses in the leaked rows themselves: people who wrote once and have no account. */
const strangers = async (ctx: Ctx, table: string, columns: Set<string>, where: RawBuilder<SqlBool>) => {
  const found: Touched[] = []
  const name = columns.has('name')
    ? sql<string>`name`
    : columns.has('payer_name')
      ? sql<string>`payer_name`
      : sql<string>`''`
  const language = columns.has('language') ? sql<Language>`language` : sql<Language>`'en'`
  for (const column of addresses.filter((one) => columns.has(one))) {
    const { rows } = await sql<{ email: string; name: string | null; language: Language }>`
      select distinct cast(${sql.ref(column)} as text) as email, ${name} as name, ${language} as language from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${where}`.execute(ctx.db)
    for (const { email, name, language } of rows)
      if (/^[^@\s]+@[^@\s]+$/.test(email))
        found.push({
          user_id: null,
          name: name || email,
          email,
          is_parent: column.startsWith('father') || column.startsWith('mother'),
          language,
        })
  }
  return found
}

const ofTable = async (ctx: Ctx, table: string, to: string, only?: RawBuilder<SqlBool>): Promise<Touched[]> => {
  const entry = personTables(ctx.services).find((one) => one.table === table)
  if (!entry) return []
  const columns = await columnsOf(ctx, table)
  const where = only ?? inTime(columns, to)
  const touched: Touched[] = []
  for await (const users of accounts(ctx))
    for (const user of users)
      if (await hasRow(ctx, entry, user, where)) touched.push(...(await recipientsOf(ctx, user)))
  return [...touched, ...(await strangers(ctx, table, columns, where))]
}

const usersIn = (ctx: Ctx, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : ctx.db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'phone', 'email_verified_at', 'date_of_birth', 'language'])
        .where('id', 'in', ids)
        .execute()

/**
 * Whom a stolen session reached: its owner, the children or parents who are linked, and everybody whose record it
 * touched by the audit. Lists that a colleague only looked at are no lines; the screen says so.
 */
const ofSession = async (ctx: Ctx, userId: number, { from_at, to_at }: Breach): Promise<Touched[]> => {
  const links = await ctx.db
    .selectFrom('child_links')
    .select(['child_id', 'parent_id'])
    .where((where) => where.or([where('child_id', '=', userId), where('parent_id', '=', userId)]))
    .where((where) => where.or([where('ended_at', 'is', null), where('ended_at', '>=', from_at)]))
    .execute()
  const lines = await ctx.db
    .selectFrom('audit_log')
    .select(['entity', 'entity_id'])
    .distinct()
    .where('actor_kind', '=', 'user')
    .where('actor_id', '=', userId)
    .where('at', '>=', from_at)
    .where('at', '<=', to_at)
    .where('entity_id', 'is not', null)
    .execute()
  const idsOf = (...entities: string[]) =>
    lines.filter(({ entity }) => entities.includes(entity)).map(({ entity_id }) => Number(entity_id))
  const ids = new Set([userId, ...links.flatMap(({ child_id, parent_id }) => [child_id, parent_id ?? userId])])
  for (const id of idsOf('user', 'users')) ids.add(id)
  const owned = [
    ['registrations', idsOf('registration')],
    ['orders', idsOf('order', 'orders')],
    ['course_enrolments', idsOf('course_enrolment', 'course_enrolments')],
    ['attempts', idsOf('attempt')],
  ] as const
  for (const [table, rows] of owned) {
    if (rows.length === 0) continue
    const found = await ctx.db.selectFrom(table).select('user_id').where('id', 'in', rows).execute()
    for (const { user_id } of found) if (user_id !== null) ids.add(user_id)
  }
  const touched = (await Promise.all((await usersIn(ctx, [...ids])).map((user) => recipientsOf(ctx, user)))).flat()
  const families = idsOf('family')
  if (families.length === 0) return touched
  const contacts = await ctx.db
    .selectFrom('family_contacts')
    .innerJoin('families', 'families.id', 'family_contacts.family_id')
    .select(['family_contacts.value as email', 'families.name'])
    .where('families.id', 'in', families)
    .where('family_contacts.kind', '=', 'email')
    .execute()
  return [
    ...touched,
    ...contacts.map(({ email, name }) => ({ user_id: null, name, email, is_parent: false, language: 'en' as const })),
  ]
}

/** Everybody who is touched, each address once; an account stands before a stranger with the same address. */
export const touchedBy = async (ctx: Ctx, breach: Breach): Promise<Touched[]> => {
  const found =
    breach.kind === 'session'
      ? await ofSession(ctx, Number(breach.subject), breach)
      : breach.kind === 'file'
        ? await ofTable(ctx, 'private_files', breach.to_at, sql<SqlBool>`id = ${Number(breach.subject)}`)
        : await ofTable(ctx, breach.subject, breach.to_at)
  const once = new Map<string, Touched>()
  const known = new Set(found.flatMap(({ user_id, email }) => (user_id === null ? [] : [email.toLowerCase()])))
  for (const one of found) {
    const email = one.email.toLowerCase()
    if (one.user_id === null && known.has(email)) continue
    const key = `${email} ${one.user_id === null ? '' : one.name}`
    if (!once.has(key)) once.set(key, one)
  }
  return [...once.values()]
}
