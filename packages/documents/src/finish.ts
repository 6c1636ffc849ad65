import { buffer } from 'node:stream/consumers'
import { inks } from './fonts.ts'
import { write } from './put.ts'
import { faceFor } from './runs.ts'
import { decoration, innerWidth, margin, type Sheet } from './sheet.ts'

/** Adds what stands at the foot of every page, when their number is known, and gives the finished bytes. */
export const finish = async (sheet: Sheet, foot: string): Promise<Uint8Array> => {
  const { start, count } = sheet.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    sheet.switchToPage(at)
    const y = sheet.page.height - margin + 8
    // Below the margin, where text would otherwise begin another page.
    sheet.page.margins.bottom = 0
    decoration(sheet, () => {
      write(sheet, { font: faceFor(foot, 'text'), size: 8, ink: inks.soft })
      sheet.text(foot, margin, y, { width: innerWidth - 80, lineBreak: false, ellipsis: true })
      sheet.text(`Page ${at - start + 1} of ${count}`, margin + innerWidth - 80, y, { width: 80, align: 'right' })
    })
  }
  const bytes = buffer(sheet)
  sheet.end()
  return new Uint8Array(await bytes)
}
