import { buffer } from 'node:stream/consumers'
import { type Say, sayEnglish } from '@northlight/contract/words/say'
import { inks } from './fonts.ts'
import { write } from './put.ts'
import { faceFor } from './runs.ts'
import { decoration, innerWidth, margin, type Sheet } from './sheet.ts'

/** Adds what stands at the foot of every page, when their number is known, and gives the finished bytes. */
export const finish = async (sheet: Sheet, foot: string, say: Say = sayEnglish): Promise<Uint8Array> => {
  const { start, count } = sheet.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    sheet.switchToPage(at)
    const y = sheet.page.height - margin + 8
    // Below the margin, where text would otherwise begin another page.
    sheet.page.margins.bottom = 0
    decoration(sheet, () => {
      write(sheet, { font: faceFor(foot, 'text'), size: 8, ink: inks.soft })
      sheet.text(foot, margin, y, { width: innerWidth - 80, lineBreak: false, ellipsis: true })
      const page = say('Page {number} of {count}', { number: at - start + 1, count })
      write(sheet, { font: faceFor(page, 'text'), size: 8, ink: inks.soft })
      sheet.text(page, margin + innerWidth - 80, y, { width: 80, align: 'right' })
    })
  }
  const bytes = buffer(sheet)
  sheet.end()
  return new Uint8Array(await bytes)
}
