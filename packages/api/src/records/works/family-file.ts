import { type FamilyLinesInput, familyHead, familyLines } from '../../counselling/lists/family-lines.ts'
import type { Ctx } from '../../kernel/context.ts'
import { pieceByPiece } from '../../kernel/piece-by-piece.ts'
import { csvLine, csvStart } from '../export/csv.ts'
import { stampOf } from '../export/stamp.ts'

/** Families are no records, but leave as the files of records do. */
export const familyList = { name: 'families', isPersonal: true } as const

export type FamilyFileInput = FamilyLinesInput & { purpose: string }

/** The families that match, stamped, as the bytes of a file. */
export const familyFile = async (
  ctx: Ctx,
  { purpose, ...input }: FamilyFileInput,
  progress: (done: number) => Promise<void>,
): Promise<Buffer> => {
  const stamp = await stampOf(ctx, 'Families', purpose)
  const parts = [Buffer.from(csvStart + csvLine([stamp]) + csvLine(familyHead(input)))]
  let done = 0
  const pieces = familyLines(ctx, input)
  for (;;) {
    const { value: lines } = await pieceByPiece(() => pieces.next())
    if (!lines) return Buffer.concat(parts)
    parts.push(Buffer.from(lines.map(csvLine).join('')))
    done += lines.length
    await progress(done)
  }
}
