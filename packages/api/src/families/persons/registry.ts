import type { Ctx, Parts } from '../../kernel/context.ts'
import { partsOf, port } from '../../kernel/ports.ts'
import { type MailSubject, mailedForms, mailSubjects } from '../../mails/about.ts'
import { accountItself, accountTables } from './account-tables.ts'
import { aboutRow, byUser, either, through, toOwnAddress } from './find.ts'
import { officeTables } from './office-tables.ts'
import type { Found, PersonTable } from './types.ts'

/** Tables of other domains that can hold a person, each in the `persons.ts` of its domain. */
export const persons = port<PersonTable>('families.persons', 60)

type Services = { parts: Parts }

/** In this order they are erased: a form before the family that it began, a family before its accounts. */
const sections: PersonTable['domain'][] = ['enquiries', 'admissions', 'exams', 'payments', 'family', 'account']
const bySection = (a: PersonTable, b: PersonTable) => sections.indexOf(a.domain) - sections.indexOf(b.domain)

const foundIn = (tables: PersonTable[], table: string): Found => {
  const entry = tables.find((one) => one.table === table)
  if (!entry)
    throw new Error(
      `Mails are about ${table} (packages/api/src/mails/about.ts), and no persons.ts says whose its rows are. Add the ` +
        'table to the persons.ts of its domain, which brings it to the port `persons` in its domain.ts.',
    )
  return entry.found
}

/** Every table a mail can speak of. */
export const mailTables = (services: Services): MailSubject[] => [
  ...mailSubjects,
  ...partsOf({ services }, mailedForms).map(({ table }) => table),
]

/** Mails to a person, and those to a parent or to the office that speak of a row of the person. */
const mails = (subjects: MailSubject[], tables: PersonTable[]): PersonTable => ({
  domain: 'account',
  table: 'mails',
  found: either(byUser(), toOwnAddress, ...subjects.map((table) => aboutRow(table, foundIn(tables, table)))),
  shown: { title: 'Mails to you and about you', columns: ['to_address', 'subject', 'created_at', 'sent_at'] },
  ofOthers: [{ by: ['to_address'], columns: ['to_address', 'subject'] }],
  erased: 'delete',
})

/** Uploads belong to anyone who the row belongs to that names them. */
const uploads = (tables: PersonTable[]): PersonTable => ({
  domain: 'enquiries',
  table: 'private_files',
  found: either(
    ...tables.flatMap(({ table, found, file }) =>
      file?.is === 'private_files' ? [through('id', table, found, file.column)] : [],
    ),
  ),
  shown: { not: 'The files themselves are in the folder.' },
  erased: 'delete',
  file: { column: 'path', is: 'path' },
})

const made = new WeakMap<Parts, PersonTable[]>()

const make = (services: Services): PersonTable[] => {
  const brought = partsOf({ services }, persons).toSorted(bySection)
  const tables = [...brought, ...officeTables, ...accountTables, accountItself]
  return [mails(mailTables(services), tables), uploads(tables), ...tables]
}

/**
 * Every table that can hold a person: how a person is found in it, what a file of one's data shows of it, and what a
 * deletion does with it, in the order in which it is done. What is found through another table stands before it, and
 * the account itself comes last. A test reads the schema and fails for a table that is neither here nor in
 * `without-persons.ts`.
 */
export const personTables = (services: Services): PersonTable[] => {
  const known = made.get(services.parts) ?? make(services)
  made.set(services.parts, known)
  return known
}

/** What the law obliges the institute to keep, said before a deletion. */
export const keptByLaw = ({ services }: Ctx): string[] =>
  personTables(services).flatMap(({ erased }) =>
    typeof erased === 'object' && 'keeps' in erased && erased.keeps ? [erased.keeps] : [],
  )
