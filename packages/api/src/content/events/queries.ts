import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import { sql } from 'kysely'
import { type ListCall, pageOf, searched, slugKey, sorted } from '../../kernel/paging.ts'

const eventsShown = (db: Db) =>
  db
    .selectFrom('events')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'events.branch_id').on('branches.is_active', '=', true),
    )
    .where('events.is_active', '=', true)

const place = ['branches.name as branch_name', 'branches.slug as branch_slug'] as const
const searchedColumns = ['events.name', 'events.slug', 'events.heading', 'events.description_text']

export const eventPage = (
  db: Db,
  now: Instant,
  query: ListCall['query'] & { filter: { search?: string; branch?: string; when?: 'upcoming' | 'past' } },
) => {
  const { search, branch, when } = query.filter
  // An event is past when it is over, not when it has begun.
  const end = sql<Instant>`coalesce(events.ends_at, events.event_date)`
  const filtered = eventsShown(db)
    .$if(when === 'upcoming', (q) => q.where(end, '>=', now))
    .$if(when === 'past', (q) => q.where(end, '<', now))
    .$if(branch !== undefined, (q) => q.where('branches.slug', '=', slugKey(branch ?? '')))
    .$if(search !== undefined, (q) => q.where(searched(searchedColumns, search ?? '')))
  return pageOf(filtered, query, (q) =>
    sorted(q.selectAll('events').select(place), query.sort, 'events', (s) => s.orderBy('events.id')),
  )
}

export const allEvents = (db: Db) => eventsShown(db).selectAll('events').select(place).orderBy('events.id').execute()

export const eventBySlug = (db: Db, slug: string) =>
  eventsShown(db).selectAll('events').select(place).where('events.slug', '=', slugKey(slug)).executeTakeFirst()

export const speakersOfEvents = async (db: Db, eventIds: number[]) => {
  if (eventIds.length === 0) return []
  return db
    .selectFrom('event_speakers as links')
    .innerJoin('speakers', 'speakers.id', 'links.speaker_id')
    .selectAll('speakers')
    .select('links.event_id')
    .where('links.event_id', 'in', eventIds)
    .orderBy('links.position')
    .orderBy('links.id')
    .execute()
}

export const specificationsOfEvents = async (db: Db, eventIds: number[]) => {
  if (eventIds.length === 0) return []
  return db
    .selectFrom('event_specifications')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export const activeCampaigns = (db: Db) =>
  db.selectFrom('campaigns').selectAll().where('is_active', '=', true).orderBy('position').orderBy('id').execute()

export const activeCampaign = (db: Db, slug: string) =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('is_active', '=', true)
    .where('slug', '=', slugKey(slug))
    .executeTakeFirst()
