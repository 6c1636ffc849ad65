import { languageOf } from '@northlight/contract/words/language-paths'
import { englishNames } from '@northlight/contract/words/languages'
import type { Db } from '@northlight/db/database'
import { sql } from 'kysely'
import { partsOf } from '../../kernel/ports.ts'
import { contactEventKinds, contactEventLabels, walkIn } from '../contact-events/contact-event.ts'
import { mostEntries, plain, type TimelineSource } from './source.ts'

const rowsOf = async (db: Db, table: string, ids: number[]) => {
  const { rows } = await sql<Record<string, unknown> & { id: number }>`
    select * from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

const joined = (parts: unknown[]) =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(String)
    .join(' · ') || null

/** The page of a form, and its language where that is not English. */
const pageOf = (page: string | null): string[] => {
  if (page === null) return []
  const language = languageOf(page)
  return language === 'en' ? [`page ${page}`] : [`page ${page}`, `in ${englishNames[language]}`]
}

/** What the family sent or did, with its own words and where it came from. */
export const contactEventSource: TimelineSource = async (ctx, { familyId }) => {
  const { db } = ctx
  const touches = await db
    .selectFrom('family_touches')
    .selectAll()
    .where('family_id', '=', familyId)
    // An application tells its own story.
    .where('form', '!=', 'application')
    .orderBy('at', 'desc')
    .limit(mostEntries)
    .execute()
  // Forms are deleted by their own periods, and then the family has no words in them.
  const kinds = new Map(partsOf(ctx, contactEventKinds).map((kind) => [kind.table as string, kind]))
  const rows = new Map<string, Awaited<ReturnType<typeof rowsOf>>>()
  for (const [table, list] of Map.groupBy(touches, ({ entity }) => entity))
    if (kinds.has(table))
      rows.set(
        table,
        await rowsOf(
          db,
          table,
          list.map(({ entity_id }) => entity_id),
        ),
      )
  const labels = contactEventLabels(ctx)
  return touches.map((contactEvent) => {
    const row = rows.get(contactEvent.entity)?.get(contactEvent.entity_id)
    const own = row && kinds.get(contactEvent.entity)?.words(row)
    const title = labels.get(contactEvent.form) ?? contactEvent.form
    return {
      ...plain,
      key: `contactEvent:${contactEvent.id}`,
      at: contactEvent.at,
      kind: contactEvent.form === walkIn ? 'walk-in' : 'enquiry',
      title: [title, ...pageOf(contactEvent.page)].join(', '),
      text: joined([
        ...(own ?? []),
        joined([contactEvent.source, contactEvent.medium, contactEvent.campaign])?.replaceAll(' · ', ' / ') ?? null,
      ]),
      family_sees: contactEvent.form !== walkIn,
      tab: 'talks',
    }
  })
}
