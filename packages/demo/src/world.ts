import type { Instant } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import type { Content } from './content/content.ts'

/** What every part of the demo needs while it is written. */
export type World = {
  db: Db
  now: Instant
  content: Content
  /** The path, if a picture was stored under it; an entity without one keeps null and is drawn by its name. */
  picture: (path: string) => string | null
  stamps: { created_at: Instant; updated_at: Instant }
}

export const inOrder = <Row>({ stamps }: World, rows: Row[]) =>
  rows.map((row, position) => ({ ...row, position, ...stamps }))

/** Lists that show the newest first show the first of these first. */
export const newestFirst = <Row>({ now }: World, rows: Row[]) =>
  rows.map((row, index) => {
    const at = new Date(Date.parse(now) - hours(index + 1)).toISOString()
    return { ...row, created_at: at, updated_at: at }
  })

type Slugged =
  | 'branches'
  | 'courses'
  | 'management'
  | 'staff'
  | 'achievers'
  | 'achiever_categories'
  | 'events'
  | 'campaigns'

/** Finds the id of a row by its slug; a name that leads nowhere is a mistake in the demo texts. */
export const idsOf = async ({ db }: World, table: Slugged) => {
  const rows = await db.selectFrom(table).select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug: string): number => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`The demo texts name "${slug}", which is not in ${table}.`)
    return id
  }
}

export const required = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The demo texts name ${what}, which does not exist.`)
  return value
}
