import { type SqlBool, sql } from 'kysely'
import { byUser, either, through } from './find.ts'
import type { Found, PersonTable } from './types.ts'

/** Lists with people in them, made for a purpose: any of them may hold the person, and all can be made again. */
const anyExport: Found = () => sql<SqlBool>`is_personal = ${true}`

/** What a colleague keeps in the office, and files that were made there. */
export const officeTables: PersonTable[] = [
  {
    domain: 'account',
    table: 'saved_views',
    found: byUser('owner_id'),
    shown: { title: 'Views you keep in the office', columns: ['resource', 'name', 'query', 'created_at'] },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'record_locks',
    found: byUser('held_by'),
    shown: { not: 'Says for a minute which record one has open.' },
    erased: 'delete',
  },
  {
    domain: 'account',
    table: 'office_works',
    found: either(byUser('asked_by'), anyExport),
    shown: { not: 'Lists of the institute; what they hold of a person is in the other parts.' },
    erased: 'delete',
    file: { column: 'file', is: 'path' },
  },
  {
    domain: 'account',
    table: 'imports',
    found: either(byUser('asked_by'), anyExport),
    shown: { not: 'Lists that were read into the office; what became of them is in the other parts.' },
    erased: 'delete',
    file: { column: 'file', is: 'path' },
  },
  {
    domain: 'account',
    table: 'import_rows',
    found: through('import_id', 'imports', either(byUser('asked_by'), anyExport)),
    shown: { not: 'Rows of such lists.' },
    erased: { with: 'imports' },
  },
]
