import type { Ctx } from '../context.ts'
import { pieceByPiece } from '../yield-to-exams.ts'
import { csvLine, csvStart } from './csv.ts'
import { stampOf } from './stamp.ts'

type Lines = AsyncGenerator<(string | number)[][], void>
type Stamped = { what: string; purpose: string; head: string[]; lines: Lines }

/** A list of people as the bytes of a CSV file, with its stamp on the first line. */
export const stampedFile = async (
  ctx: Ctx,
  { what, purpose, head, lines }: Stamped,
  progress: (done: number) => Promise<void>,
): Promise<Buffer> => {
  const parts = [Buffer.from(csvStart + csvLine([await stampOf(ctx, what, purpose)]) + csvLine(head))]
  let done = 0
  for (;;) {
    const { value: piece } = await pieceByPiece(() => lines.next())
    if (!piece) return Buffer.concat(parts)
    parts.push(Buffer.from(piece.map(csvLine).join('')))
    done += piece.length
    await progress(done)
  }
}
