import { create } from 'qrcode'
import { inks } from './fonts.ts'
import type { Sheet } from './sheet.ts'

/** A code of black squares, drawn as shapes so that it is sharp at any size. A quarter of it may be smudged. */
export const drawQr = (sheet: Sheet, text: string, x: number, y: number, size: number) => {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' })
  const one = size / modules.size
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      // A hair of overlap: viewers that round each edge by itself would show white lines.
      if (modules.get(row, column)) sheet.rect(x + column * one, y + row * one, one + 0.05, one + 0.05)
  sheet.fill(inks.night)
}
