import type { SchemaTools } from './schema-tools.ts'

/** Who wrote. The type of such a row is `Person` of `tables/enquiries.ts`. */
export const person = (t: SchemaTools) => ({ name: t.text, email: t.text, phone: t.text })

/**
 * What every form has: `Sent` of `tables/enquiries.ts`. `send_key` is the same for the same form sent twice within a
 * minute: a second click finds the first row.
 */
export const sent = (t: SchemaTools) => ({
  send_key: t.text.unique(),
  created_at: t.instant,
  updated_at: t.instant,
})
