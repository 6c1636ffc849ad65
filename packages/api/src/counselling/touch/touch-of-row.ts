import type { Tables } from '@northlight/db/tables'
import type { Selectable } from 'kysely'
import type { Touch } from './touch.ts'

type Row<Table extends keyof Tables> = Selectable<Tables[Table]> & { id: number }

const father = 'father'
const mother = 'mother'

type Parents = {
  father_name: string | null
  father_phone: string | null
  father_email?: string | null
  mother_name: string | null
  mother_phone: string | null
  mother_email?: string | null
}
const parentsOf = (row: Parents) => ({
  parentName: row.father_name ?? row.mother_name,
  phones: [
    { value: row.father_phone, whose: father },
    { value: row.mother_phone, whose: mother },
  ],
  emails: [
    { value: row.father_email, whose: father },
    { value: row.mother_email, whose: mother },
  ],
})

const person = (row: { name: string; phone: string; email: string | null }) => ({
  name: row.name,
  phones: [{ value: row.phone }],
  emails: [{ value: row.email }],
})

const pathOf = (url: string | null) => {
  if (url === null || !URL.canParse(url)) return undefined
  return new URL(url).pathname
}

type Reader<Table extends keyof Tables> = (row: Row<Table>) => Omit<Touch, 'entity' | 'id' | 'at'>

/**
 * What each form says of a family. Job applications and comments are no touch: they are read by others. A chat is one
 * once somebody in it can be reached.
 */
export const readers = {
  contact_enquiries: (row) => ({
    form: 'contact',
    ...person(row),
    class: row.class,
    // Empty where somebody only wants a call.
    wants: row.course || null,
    branchName: row.branch,
    source: { page: pathOf(row.page_url) },
  }),
  scholar_enquiries: (row) => ({
    form: 'scholar',
    ...person(row),
    wants: `Two-year programme, ${row.course.toLowerCase()}`,
    branchName: row.branch,
  }),
  campaign_enquiries: (row) => ({ form: 'campaign', ...person(row), wants: row.campaign_name }),
  course_requests: (row) => ({
    form: 'course-request',
    ...person(row),
    class: row.class,
    wants: row.course_name,
    branchId: row.branch_id,
    branchName: row.branch_name,
  }),
  vrddhi_enquiries: (row) => {
    const parents = parentsOf(row)
    return {
      form: 'vrddhi',
      ...parents,
      name: row.name,
      child: { name: row.name, class: row.class, school: row.school_name },
      phones: [{ value: row.phone }, ...parents.phones],
      userId: row.user_id,
      wants: `Talent examination, class ${row.class}`,
    }
  },
  admission_enquiries: (row) => ({
    form: 'admission',
    ...parentsOf(row),
    name: row.name,
    child: { name: row.name, class: row.class, school: row.school_name },
    userId: row.user_id,
    wants: row.batch,
    branchName: row.center,
  }),
  subscriptions: (row) => ({
    form: 'subscription',
    name: row.email.split('@')[0] ?? row.email,
    phones: [],
    emails: [{ value: row.email }],
    source: { page: pathOf(row.page_url) },
  }),
  event_reservations: (row) => ({ form: 'reservation', ...person(row), wants: row.event_name }),
  chatbot_requests: (row) => ({
    form: 'chat',
    name: row.name ?? 'Somebody in the chat',
    phones: [{ value: row.phone }],
    emails: [{ value: row.email }],
    wants: row.school_course_question ?? row.course_standard_question,
    source: { page: pathOf(row.page_url) },
  }),
  registrations: (row) => {
    const parents = parentsOf(row)
    return {
      form: 'application',
      ...parents,
      name: row.name,
      child: { name: row.name, class: row.class, school: row.school_name },
      emails: [{ value: row.email }, ...parents.emails],
      userId: row.user_id,
      wants: row.program,
    }
  },
} satisfies { [Table in keyof Tables]?: Reader<Table> }

export type TouchTable = keyof typeof readers
export const touchTables = Object.keys(readers) as TouchTable[]

type AnyReader = (row: object) => Omit<Touch, 'entity' | 'id' | 'at'>

/** The touch a row is; nothing where nobody could be reached by it. */
export const touchOfRow = (table: TouchTable, row: { id: number; created_at: string }): Touch | undefined => {
  const read = (readers[table] as unknown as AnyReader)(row)
  // An application without an account is one whose person was deleted.
  if (table === 'registrations' && read.userId == null) return undefined
  const isReached = read.userId != null || [...read.phones, ...read.emails].some(({ value }) => value)
  return isReached ? { ...read, entity: table, id: row.id, at: row.created_at } : undefined
}
