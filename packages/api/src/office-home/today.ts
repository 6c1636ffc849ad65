import { type Instant, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { BranchMeter } from '@northlight/contract/office/disclosure-meter'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import type { NeedsYourApproval, TodayBlock } from '@northlight/contract/office/today'
import { sql } from 'kysely'
import { refusedOf } from '../admissions/office/waivers/queries.ts'
import { branchMeters } from '../checks/read-meter.ts'
import type { Ctx } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'
import { actorId } from '../kernel/signed-in.ts'
import { mayDo } from '../records/may-do.ts'
import { titleColumn } from '../records/store/titles.ts'
import { nameOfUser } from '../records/store/user-names.ts'
import { needsYourApproval } from './needs-your-approval.ts'

/** More is not counted: anyone who has a hundred things waiting has no use for the exact number. */
const mostCounted = 100
const mostNamed = 5

type Found = { resource: string; record_id: number; at: Instant | null; by?: number | null }

const titleOf = async (ctx: Ctx, { resource: name, record_id }: Found): Promise<string> => {
  const resource = resourceNamed(name)
  if (!resource) return String(record_id)
  const { rows } = await sql<{ title: unknown }>`
    select ${sql.ref(titleColumn(resource))} as title from ${sql.table(resource.table)} where id = ${record_id}`.execute(
    ctx.db,
  )
  return String(rows[0]?.title ?? record_id)
}

/** `Article, Asha Rao` */
const underOf = async (ctx: Ctx, { resource, by = null }: Found): Promise<string> => {
  const word = resourceNamed(resource)?.words[0] ?? resource
  return [word.charAt(0).toUpperCase() + word.slice(1), await nameOfUser(ctx, by)].filter(Boolean).join(', ')
}

const block = async (
  ctx: Ctx,
  key: string,
  words: string,
  to: string,
  found: Found[],
  named = mostNamed,
): Promise<TodayBlock> => ({
  key,
  words,
  count: Math.min(found.length, mostCounted),
  is_more: found.length > mostCounted,
  to,
  items: await Promise.all(
    found.slice(0, named).map(async (one) => ({
      title: await titleOf(ctx, one),
      under: await underOf(ctx, one),
      at: one.at,
      to: `/${one.resource}/${one.record_id}`,
    })),
  ),
})

const known = (ctx: Ctx) => ctx.db.selectFrom('records').limit(mostCounted + 1)

/** What waits for those who write content: each block is one statement over an index, and none counts further than 100. */
const contentBlocks = async (ctx: Ctx): Promise<TodayBlock[]> => {
  const planned = await known(ctx)
    .select(['resource', 'record_id', 'publish_at as at', 'updated_by as by'])
    .where('publish_at', 'is not', null)
    .orderBy('publish_at')
    .execute()
  const ending = await known(ctx)
    .select(['resource', 'record_id', 'hide_at as at', 'updated_by as by'])
    .where('hide_at', 'is not', null)
    .orderBy('hide_at')
    .execute()
  const closed = await known(ctx)
    .select(['resource', 'record_id', 'updated_at as at', 'updated_by as by'])
    .where('gate', '=', 'closed')
    .execute()
  const old = await ctx.db
    .selectFrom('record_drafts')
    .select(['resource', 'record_id', 'updated_at as at', 'updated_by as by'])
    .where('updated_at', '<', later(ctx.now(), -days(14)))
    .orderBy('updated_at')
    .limit(mostCounted + 1)
    .execute()
  return [
    await block(ctx, 'planned', 'go live by themselves', '/articles?filter[state]=scheduled', planned),
    await block(ctx, 'ending', 'are hidden by themselves', '/articles?filter[state]=live', ending),
    await block(ctx, 'closed', 'cannot be published yet', '/articles?filter[gate]=closed', closed),
    await block(ctx, 'old-drafts', 'drafts are older than two weeks', '/articles?filter[state]=draft', old),
  ]
}

/** What editors have prepared and ask for, oldest first. */
const askedOf = async (ctx: Ctx): Promise<NeedsYourApproval[]> => {
  const asked = await known(ctx)
    .select(['resource', 'record_id', 'asked_at as at', 'asked_by as by'])
    .where('asked_at', 'is not', null)
    .orderBy('asked_at')
    .execute()
  return Promise.all(
    asked.slice(0, 25).map(async (one) => ({
      ...{ key: `${one.resource}-${one.record_id}`, what: await titleOf(ctx, one), due_on: null },
      ...{ why: `${await underOf(ctx, { ...one, by: null })}, published by an administrator`, verb: 'Read' },
      ...{ by: await nameOfUser(ctx, one.by), since: one.at ?? ctx.now(), to: `/${one.resource}/${one.record_id}` },
    })),
  )
}

/** What was written, by whom and under what: enough to decide by. */
const commentBlock = async (ctx: Ctx): Promise<TodayBlock> => {
  const rows = await ctx.db
    .selectFrom('blog_comments')
    .innerJoin('blogs', 'blogs.id', 'blog_comments.blog_id')
    .select(['blog_comments.id', 'blog_comments.name', 'blog_comments.created_at', 'blogs.name as article'])
    .select(sql<string>`substr(comment, 1, 200)`.as('comment'))
    .where('is_approved', '=', false)
    .orderBy('blog_comments.created_at')
    .limit(mostCounted + 1)
    .execute()
  return {
    ...(await block(ctx, 'comments', 'comments wait', '/comments?filter[state]=hidden', [])),
    count: Math.min(rows.length, mostCounted),
    is_more: rows.length > mostCounted,
    items: rows.slice(0, mostNamed).map(({ id, name, comment, article, created_at }) => ({
      title: comment,
      under: `${name}, ${article}`,
      at: created_at,
      to: `/comments/${id}`,
    })),
  }
}

/** Links that lead nowhere and the like, as the last look found them. */
const findingBlock = async (ctx: Ctx): Promise<TodayBlock> => {
  const rows = await ctx.db
    .selectFrom('site_findings')
    .select(['resource', 'record_id', 'found_at as at'])
    .groupBy(['resource', 'record_id', 'found_at'])
    .orderBy('resource')
    .orderBy('record_id')
    .limit(mostCounted + 1)
    .execute()
  return block(ctx, 'findings', 'links lead nowhere, or pages share a title', '/findings', rows)
}

/** Branches that have not published what they must. */
const disclosureBlock = async (ctx: Ctx): Promise<TodayBlock> => {
  const behind = (await branchMeters(ctx)).filter(({ there, points }) => there < points.length)
  const gaps = (points: BranchMeter['points']) =>
    points.flatMap(({ words, state }) => (state === 'there' ? [] : [state === 'old' ? `${words} (old)` : words]))
  return {
    key: 'disclosures',
    words: 'branches have not published all that they must',
    count: behind.length,
    is_more: false,
    to: '/disclosure-meter',
    items: behind.slice(0, mostNamed).map(({ branch, points, disclosure_id }) => ({
      title: branch,
      under: gaps(points).slice(0, 3).join(', '),
      at: null,
      to: disclosure_id === null ? '/disclosures' : `/disclosures/${disclosure_id}`,
    })),
  }
}

/** What a second person would not sign: the family still waits for an offer. */
const refusedBlock = async (ctx: Ctx): Promise<TodayBlock> => {
  const since = later(ctx.now(), -days(14))
  const rows = await refusedOf(ctx.db, actorId(ctx) ?? 0, since, mostCounted + 1)
  return {
    key: 'refused-waivers',
    words: 'waivers you proposed were refused',
    count: Math.min(rows.length, mostCounted),
    is_more: rows.length > mostCounted,
    to: '/waivers?filter[state]=refused',
    items: rows.slice(0, mostNamed).map((row) => ({
      title: row.name,
      under: [row.decided_by_name, row.decided_note].filter(Boolean).join(': ') || null,
      at: row.decided_at,
      to: `/applications/${row.registration_id}`,
    })),
  }
}

/** What waits for the asker, by what the asker may do. Blocks with nothing in them are left away. */
export const todayBlocks = async (ctx: Ctx): Promise<TodayBlock[]> => {
  allow(ctx, 'own.work')
  const blocks = [
    ...(mayDo(ctx, 'content.draft') ? await contentBlocks(ctx) : []),
    ...(mayDo(ctx, 'content.draft') ? [await findingBlock(ctx), await disclosureBlock(ctx)] : []),
    ...(mayDo(ctx, 'applications.move') ? [await refusedBlock(ctx)] : []),
    ...(mayDo(ctx, 'comments.decide') ? [await commentBlock(ctx)] : []),
  ]
  return blocks.filter(({ count }) => count > 0)
}

/** What waits for a word of the asker alone, by what the asker may do. */
export const todayNeedsYourApproval = async (ctx: Ctx): Promise<NeedsYourApproval[]> => {
  allow(ctx, 'own.work')
  return [...(await needsYourApproval(ctx)), ...(mayDo(ctx, 'legal.publish') ? await askedOf(ctx) : [])]
}
