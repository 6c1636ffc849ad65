import { fold } from '@northlight/db/search'
import type { Ctx } from '../kernel/context.ts'

/** Forms that anybody could send with any address: they belong to a person only by a confirmed one. */
export const addressedTables = {
  contact_enquiries: 'Messages to us',
  scholar_enquiries: 'Questions about the two-year programme',
  campaign_enquiries: 'Answers to campaigns',
  course_requests: 'Call-backs you asked for',
  job_enquiries: 'Job applications',
  blog_comments: 'Comments',
  chatbot_requests: 'Chats on our website',
  subscriptions: 'Newsletter',
} as const

export type AddressedTable = keyof typeof addressedTables
export const addressedNames = Object.keys(addressedTables) as AddressedTable[]

// Every table in the list has an id and an address; Kysely cannot see that through a union of tables.
type Addressed = 'contact_enquiries'

export const rowsAddressedBy = (ctx: Ctx, table: AddressedTable, email: string) =>
  ctx.db
    .selectFrom(table as Addressed)
    .selectAll()
    .where((where) => where(fold(where.ref('email')), '=', fold(where.val(email))))
    .orderBy('id')
    .execute()

export const deleteAddressedBy = (ctx: Ctx, table: AddressedTable, email: string) =>
  ctx.db
    .deleteFrom(table as Addressed)
    .where((where) => where(fold(where.ref('email')), '=', fold(where.val(email))))
    .execute()

/** CVs that came with job applications from this address. */
export const filesAddressedBy = (ctx: Ctx, email: string) =>
  ctx.db
    .selectFrom('private_files')
    .innerJoin('job_enquiries', 'job_enquiries.cv_file_id', 'private_files.id')
    .select(['private_files.id', 'private_files.path', 'private_files.original_name'])
    .where((where) => where(fold(where.ref('job_enquiries.email')), '=', fold(where.val(email))))
    .execute()
