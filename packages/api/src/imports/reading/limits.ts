import { importLimits } from '@northlight/contract/office/import-targets'

/** How much of a file is read. A kind of list may have limits of its own: `{ ...listLimits, rows: 5000 }`. */
export type ListLimits = { [Name in keyof typeof importLimits]: number }

export const listLimits: ListLimits = importLimits
