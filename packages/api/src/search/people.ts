import { facultyPath } from '@northlight/contract/pages/faculty-path'
import type { Db } from '@northlight/db/database'

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')

const managers = (db: Db) =>
  db
    .selectFrom('management')
    .select(['slug', 'name', 'designation', 'qualification', 'subject', 'description_text'])
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** In the order of their list, which tells on which page of it somebody stands. */
const tutors = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['slug', 'name', 'designation', 'qualification', 'subject', 'description as description_text'])
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Only those whose consent stands: the pages show nobody else, and neither does the search. */
const achievers = (db: Db) =>
  db
    .selectFrom('achievers')
    .innerJoin('achiever_category_links as links', 'links.achiever_id', 'achievers.id')
    .innerJoin('achiever_categories as categories', 'categories.id', 'links.category_id')
    .select(['achievers.id', 'achievers.name', 'achievers.exam', 'achievers.rank', 'achievers.year'])
    .select(['achievers.college', 'categories.slug as category'])
    .where('achievers.is_active', '=', true)
    .where('achievers.has_consent', '=', true)
    .where('achievers.consent_withdrawn_on', 'is', null)
    .where('categories.is_active', '=', true)
    .orderBy('achievers.id')
    .orderBy('categories.id')
    .execute()

/** People whom visitors look for by name, each with the page on which they stand. */
export const peopleDocuments = async (db: Db) => {
  const [leading, teaching, shown] = await Promise.all([managers(db), tutors(db), achievers(db)])
  const ofInstitute = (row: (typeof leading)[number] | (typeof teaching)[number], path: string) => ({
    ...{ kind: 'page' as const, subject: `person ${row.slug}`, path, title: row.name },
    words: [row.designation, row.subject].filter(Boolean).join(' '),
    text: [joined(row.designation, row.subject, row.qualification), row.description_text].filter(Boolean).join('. '),
    note: row.designation,
  })
  return [
    ...leading.map((row) => ofInstitute(row, `/leadership-team#${row.slug}`)),
    ...teaching.map((row, at) => ofInstitute(row, facultyPath(row.slug, at))),
    ...shown.map((row) => ({
      ...{ kind: 'page' as const, subject: `achiever ${row.id}`, path: `/achievers/${row.category}`, title: row.name },
      words: '',
      text: joined(row.exam, row.rank, row.year === null ? null : String(row.year), row.college),
      note: row.exam,
    })),
  ]
}
