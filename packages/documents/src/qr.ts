import { inks } from './fonts.ts'
import { qrSquares } from './qr-squares.ts'
import type { Sheet } from './sheet.ts'

/** A code of black squares, drawn as shapes so that it is sharp at any size. A quarter of it may be smudged. */
export const drawQr = (sheet: Sheet, text: string, x: number, y: number, size: number) => {
  const squares = qrSquares(text, 'quartile')
  const one = size / squares.length
  // A hair of overlap: viewers that round each edge by itself would show white lines.
  for (const [row, line] of squares.entries())
    for (const [column, isBlack] of line.entries())
      if (isBlack) sheet.rect(x + column * one, y + row * one, one + 0.05, one + 0.05)
  sheet.fill(inks.night)
}
