import type { Db } from '@northlight/db/database'
import { fold } from '@northlight/db/fold'
import { scopeOf } from '@northlight/db/scopes'
import { sql } from 'kysely'

/** A number that names so many children already is nobody's own: a hostel, a school, a shop that helps with forms. */
const mostChildren = 4

type New = {
  id: number
  branch_id: number | null
  names: string[]
  phones: string[]
  emails: string[]
  userId: number | null
}
export type Match = { id: number; how: 'phone' | 'email' | 'account' }

/** Two forms with one number at the same moment are one family: the second waits for the first. */
export const lockContacts = async (db: Db, values: string[]) => {
  if (scopeOf(db).engine !== 'postgres') return
  // In one order, so that two of them never wait for each other.
  for (const value of [...new Set(values)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${`family:${value}`}))`.execute(db)
}

/** Numbers of the institute itself, which people type when they have none, and those somebody marked as shared. */
const sharedAmong = async (db: Db, values: string[]): Promise<Set<string>> => {
  const marked = await db.selectFrom('shared_contacts').select('value').where('value', 'in', values).execute()
  const institute = await db.selectFrom('settings').select('value').where('key', '=', 'institute').executeTakeFirst()
  const {
    phones = [],
    whatsapp,
    email,
  } = (institute?.value ?? {}) as {
    phones?: string[]
    whatsapp?: string
    email?: string
  }
  return new Set([...marked.map(({ value }) => value), ...phones, whatsapp ?? '', fold(email ?? '')])
}

const byAccount = async (db: Db, { userId, id }: New): Promise<Match | undefined> => {
  if (userId === null) return undefined
  const linked = await db
    .selectFrom('family_accounts')
    .select('family_id')
    .where('user_id', '=', userId)
    .where('family_id', '!=', id)
    .executeTakeFirst()
  return linked && { id: linked.family_id, how: 'account' }
}

type Candidate = { family_id: number; kind: 'phone' | 'email'; value: string; name: string }

const childrenOf = async (db: Db, families: number[]) => {
  const rows = await db
    .selectFrom('family_children')
    .select(['family_id', 'name'])
    .where('family_id', 'in', families)
    .execute()
  return Map.groupBy(rows, ({ family_id }) => family_id)
}

/**
 * The family a new one is, by exact number or address. Never one of another branch, which those who work here could not
 * see any more; never by a number that many children share. Of several the one with the same name counts, then the
 * one that touched us last.
 */
export const findMatch = async (db: Db, own: New): Promise<Match | undefined> => {
  const account = await byAccount(db, own)
  if (account) return account
  const values = [...own.phones, ...own.emails]
  if (values.length === 0) return undefined
  const shared = await sharedAmong(db, values)
  const telling = values.filter((value) => !shared.has(value))
  if (telling.length === 0) return undefined
  const found: Candidate[] = await db
    .selectFrom('family_contacts')
    .innerJoin('families', 'families.id', 'family_contacts.family_id')
    .select(['family_contacts.family_id', 'family_contacts.kind', 'family_contacts.value', 'families.name'])
    .where('family_contacts.value', 'in', telling)
    .where('families.id', '!=', own.id)
    .where('families.joined_into', 'is', null)
    .$if(own.branch_id !== null, (query) =>
      query.where((where) =>
        where.or([where('families.branch_id', 'is', null), where('families.branch_id', '=', own.branch_id ?? 0)]),
      ),
    )
    .orderBy('families.touched_at', 'desc')
    .orderBy('families.id', 'desc')
    .limit(50)
    .execute()
  if (found.length === 0) return undefined
  const children = await childrenOf(
    db,
    found.map(({ family_id }) => family_id),
  )
  const wanted = new Set(own.names.map(fold))
  const childNames = ({ family_id }: Candidate) => (children.get(family_id) ?? []).map(({ name }) => fold(name))
  const isSame = (one: Candidate) => [fold(one.name), ...childNames(one)].some((name) => wanted.has(name))
  const sharedBy = (value: string) =>
    new Set(found.filter((one) => one.value === value).flatMap((one) => childNames(one))).size
  const open = found.filter((one) => one.kind === 'email' || isSame(one) || sharedBy(one.value) < mostChildren)
  const best = open.find((one) => one.kind === 'phone' && isSame(one)) ?? open.find(isSame) ?? open[0]
  return best && { id: best.family_id, how: best.kind }
}
