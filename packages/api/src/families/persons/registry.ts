import { personTableOf } from '../../enquiries/define-touch.ts'
import { forms, sent } from '../../enquiries/sent.ts'
import { mailSubjects } from '../../mails/about.ts'
import { accountItself, accountTables } from './account-tables.ts'
import { admissionTables } from './admission-tables.ts'
import { counsellingTables } from './counselling-tables.ts'
import { examTables } from './exam-tables.ts'
import { aboutRow, byUser, either, through, toOwnAddress } from './find.ts'
import { officeTables } from './office-tables.ts'
import { paymentTables } from './payment-tables.ts'
import type { Found, PersonTable } from './types.ts'

const rowsOfPersons: PersonTable[] = [
  ...sent.map(personTableOf('enquiries')),
  ...admissionTables,
  ...examTables,
  ...paymentTables,
  ...counsellingTables,
  ...officeTables,
  ...accountTables,
  accountItself,
]

const foundIn = (table: string): Found => {
  const entry = rowsOfPersons.find((one) => one.table === table)
  if (!entry) throw new Error(`Mails are about ${table}, which is not in the registry of persons.`)
  return entry.found
}

/** What a mail can speak of. */
export const subjects = [...mailSubjects, ...forms.map(({ table }) => table)]

/** Mails to a person, and those to a parent or to the office that speak of a row of the person. */
const mails: PersonTable = {
  domain: 'account',
  table: 'mails',
  found: either(byUser(), toOwnAddress, ...subjects.map((table) => aboutRow(table, foundIn(table)))),
  shown: { title: 'Mails to you and about you', columns: ['to_address', 'subject', 'created_at', 'sent_at'] },
  ofOthers: [{ by: ['to_address'], columns: ['to_address', 'subject'] }],
  erased: 'delete',
}

const withFiles = rowsOfPersons.filter(({ file }) => file?.is === 'private_files')

/** Uploads belong to whoever the row belongs to that names them. */
const uploads: PersonTable = {
  domain: 'enquiries',
  table: 'private_files',
  found: either(...withFiles.map(({ table, found, file }) => through('id', table, found, file?.column))),
  shown: { not: 'The files themselves are in the folder.' },
  erased: 'delete',
  file: { column: 'path', is: 'path' },
}

/**
 * Every table that can hold a person: how a person is found in it, what a file of one's data shows of it, and what a
 * deletion does with it, in the order in which it is done. What is found through another table stands before it, and
 * the account itself comes last. A test reads the schema and fails for a table that is neither here nor in
 * `without-persons.ts`.
 */
export const registry: PersonTable[] = [mails, uploads, ...rowsOfPersons]

/** What the law obliges the institute to keep, said before a deletion. */
export const keptByLaw: string[] = registry.flatMap(({ erased }) =>
  typeof erased === 'object' && 'keeps' in erased && erased.keeps ? [erased.keeps] : [],
)
