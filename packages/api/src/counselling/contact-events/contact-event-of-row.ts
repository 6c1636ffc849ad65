import type { ContactEvent, ContactEventKind } from './contact-event.ts'

/** The touch a row is; nothing where nobody could be reached by it. */
export const contactEventOfRow = (
  { form, table, read }: ContactEventKind,
  row: { id: number; created_at: string },
): ContactEvent | undefined => {
  const said = read(row)
  if (!said) return undefined
  const isReached = said.userId != null || [...said.phones, ...said.emails].some(({ value }) => value)
  return isReached ? { ...said, form, entity: table, id: row.id, at: row.created_at } : undefined
}
