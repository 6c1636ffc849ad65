import type { Ctx } from '../../kernel/context.ts'

/** Whose data it is. Rows that only carry an address belong to the person once that address is confirmed. */
export type Person = { id: number; name: string; email: string; isEmailVerified: boolean }

/** A part of the file: a heading, and rows of plain values. `files` are kept documents, such as a CV. */
export type DataSection = {
  title: string
  rows: Record<string, unknown>[]
  files?: { name: string; bytes: Uint8Array }[]
}

export type Collector = { domain: string; collect: (ctx: Ctx, person: Person) => Promise<DataSection[]> }
