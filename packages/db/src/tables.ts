import type { AccountTables } from './tables/accounts.ts'
import type { ContentTables } from './tables/content.ts'
import type { EnquiryTables } from './tables/enquiries.ts'
import type { FoundationTables } from './tables/foundation.ts'

/** Every table, as Kysely knows it. */
export type Tables = FoundationTables & ContentTables & EnquiryTables & AccountTables
