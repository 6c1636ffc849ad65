import { type FamilyLinesInput, familyHead, familyLines } from '../../counselling/lists/family-lines.ts'
import type { Ctx } from '../../kernel/context.ts'
import { stampedFile } from '../export/stamped-file.ts'

/** Families are no records, but leave as the files of records do. */
export const familyList = { name: 'families', isPersonal: true } as const

export type FamilyFileInput = FamilyLinesInput & { purpose: string }

/** The families that match, stamped, as the bytes of a file. */
export const familyFile = (
  ctx: Ctx,
  { purpose, ...input }: FamilyFileInput,
  progress: (done: number) => Promise<void>,
): Promise<Buffer> =>
  stampedFile(ctx, { what: 'Families', purpose, head: familyHead(input), lines: familyLines(ctx, input) }, progress)
