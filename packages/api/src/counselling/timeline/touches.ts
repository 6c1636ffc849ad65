import { shownDate } from '@northlight/contract/dates'
import { anyTime } from '@northlight/contract/enquiries/contact'
import { type TouchForm, touchForms } from '@northlight/contract/office/family-words'
import { languageOf } from '@northlight/contract/words/language-paths'
import { englishNames } from '@northlight/contract/words/languages'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import { sql } from 'kysely'
import { mostEntries, plain, type TimelineSource } from './source.ts'

/** `15 Nov 2026, 10:30` or `15 Nov 2026, any time`: when the family wants to be called or seen. */
const whenOf = ({ date, time }: Record<string, unknown>) =>
  `${shownDate(`${date}T12:00:00+05:30`)}, ${time === anyTime ? 'any time' : time}`

/** The words of the family in each form, where it has any; forms are deleted by their own periods, and then it has none. */
const wordsIn: Partial<Record<keyof Tables, (columns: Record<string, unknown>) => (unknown | null)[]>> = {
  contact_enquiries: (row) => [
    row.request_type,
    whenOf(row),
    ...[row.class, row.course, row.branch],
    row.detail && `“${row.detail}”`,
  ],
  scholar_enquiries: (row) => [row.course, row.branch],
  campaign_enquiries: (row) => [row.campaign_name],
  course_requests: (row) => [row.course_name, row.branch_name, row.class],
  vrddhi_enquiries: (row) => [row.name, `class ${row.class}`, row.school_name],
  admission_enquiries: (row) => [row.name, row.class && `class ${row.class}`, row.batch, row.center],
  event_reservations: (row) => [row.event_name, `${row.people} ${row.people === 1 ? 'person' : 'people'}`],
  chatbot_requests: (row) => [row.visit_question, row.admission_question, row.final_callback_question],
}

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
export const touchSource: TimelineSource = async ({ db }, { familyId }) => {
  const touches = await db
    .selectFrom('family_touches')
    .selectAll()
    .where('family_id', '=', familyId)
    // An application tells its own story.
    .where('form', '!=', 'application')
    .orderBy('at', 'desc')
    .limit(mostEntries)
    .execute()
  const words = new Map<string, Map<number, Record<string, unknown>>>()
  for (const [table, list] of Map.groupBy(touches, ({ entity }) => entity))
    if (table in wordsIn)
      words.set(
        table,
        await rowsOf(
          db,
          table,
          list.map(({ entity_id }) => entity_id),
        ),
      )
  return touches.map((touch) => {
    const row = words.get(touch.entity)?.get(touch.entity_id)
    const own = row && wordsIn[touch.entity as keyof Tables]?.(row)
    const title = touchForms[touch.form as TouchForm] ?? touch.form
    return {
      ...plain,
      key: `touch:${touch.id}`,
      at: touch.at,
      kind: touch.form === 'walk-in' ? 'walk-in' : 'enquiry',
      title: [title, ...pageOf(touch.page)].join(', '),
      text: joined([
        ...(own ?? []),
        joined([touch.source, touch.medium, touch.campaign])?.replaceAll(' · ', ' / ') ?? null,
      ]),
      family_sees: touch.form !== 'walk-in',
      tab: 'talks',
    }
  })
}
