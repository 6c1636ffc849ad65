import type { Db } from '@northlight/db/database'
import { sql } from 'kysely'
import { slugKey } from '../../kernel/paging.ts'

export const pageText = (db: Db, slug: string) =>
  db
    .selectFrom('page_texts')
    .selectAll()
    .where('slug', '=', slugKey(slug))
    .where('is_active', '=', true)
    .executeTakeFirst()

/** The pages of programmes that the institute has published. */
export const activeProgrammes = (db: Db) =>
  db
    .selectFrom('page_texts')
    .select(['slug', 'content'])
    .where('slug', 'in', ['admission', 'two-year-programme', 'vrddhi'])
    .where('is_active', '=', true)
    .execute()

export const activeEvent = (db: Db, slug: string) =>
  db
    .selectFrom('events')
    .select(['name', 'slug', 'event_date'])
    .where('is_active', '=', true)
    .where('slug', '=', slug)
    .executeTakeFirst()

export const openBranchNames = (db: Db) =>
  db.selectFrom('branches').select(['name', 'slug']).where('is_active', '=', true).execute()

/** Sittings that have not passed, soonest first. */
export const comingSittings = (db: Db, today: string) =>
  db
    .selectFrom('sittings')
    .leftJoin('branches', (join) =>
      join.onRef('branches.id', '=', 'sittings.branch_id').on('branches.is_active', '=', true),
    )
    .selectAll('sittings')
    .select(['branches.name as branch_name', 'branches.slug as branch_slug'])
    .where('sittings.is_active', '=', true)
    .where(sql<string>`coalesce(sittings.closes_on, sittings.sits_on)`, '>=', today)
    .orderBy('sittings.sits_on')
    .orderBy('sittings.id')
    .execute()

export const activeDisclosures = (db: Db) =>
  db
    .selectFrom('disclosures')
    .innerJoin('branches', 'branches.id', 'disclosures.branch_id')
    .selectAll('disclosures')
    .select(['branches.name as branch_name', 'branches.slug as branch_slug'])
    .where('disclosures.is_active', '=', true)
    .where('branches.is_active', '=', true)
    .orderBy('branches.position')
    .orderBy('branches.id')
    .execute()

export const latestResult = (db: Db) =>
  db.selectFrom('results').selectAll().where('is_active', '=', true).orderBy('year', 'desc').limit(1).executeTakeFirst()
