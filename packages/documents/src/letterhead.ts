import type { Colours } from '@northlight/contract/colours'
import { drawing, inks } from './fonts.ts'
import { heightOf, lengthOf, put } from './put.ts'
import { decoration, margin, pageWidth, type Sheet, tagged } from './sheet.ts'

/** Who writes; the colours and drawings are those of the product where none are named. */
export type Sender = { name: string; tagline: string; colours?: Colours; motif?: 'plain' | 'stars' }

/** The pole star of the product: four long rays and a core. */
const star = (sheet: Sheet, x: number, y: number, size: number) => {
  const waist = size * 0.16
  sheet
    .moveTo(x, y - size)
    .lineTo(x + waist, y - waist)
    .lineTo(x + size, y)
    .lineTo(x + waist, y + waist)
    .lineTo(x, y + size)
    .lineTo(x - waist, y + waist)
    .lineTo(x - size, y)
    .lineTo(x - waist, y - waist)
    .closePath()
    .fill(inks.gold)
}

/** The largest size up to 25 at which the text stands in one line. */
const fitting = (sheet: Sheet, text: string, width: number) => {
  const natural = lengthOf(sheet, text, { font: 'heading', size: 25 })
  return Math.min(25, Math.floor((25 * width * 10) / natural) / 10)
}

/** The night band at the top of a first page: who writes, then what it is about. */
export const letterhead = (sheet: Sheet, sender: Sender, title: string, subtitle: string) => {
  const width = pageWidth - 2 * margin
  // A title that nearly fits in one line is set a little smaller rather than broken before its last word.
  const size =
    lengthOf(sheet, title, { font: 'heading', size: 20 }) < width - 40 ? fitting(sheet, title, width - 40) : 25
  const titleHeight = heightOf(sheet, title, { font: 'heading', size }, width - 40)
  const height = 112 + titleHeight + 30
  decoration(sheet, () => {
    sheet.rect(0, 0, pageWidth, height).fill(inks.night)
    if (drawing.motif === 'plain') {
      sheet.rect(0, height - 4, pageWidth, 4).fill(inks.gold)
      sheet.roundedRect(margin, 40, 22, 22, 5).fill(inks.gold)
      return
    }
    sheet.save().rect(0, 0, pageWidth, height).clip()
    for (const [at, radius] of [90, 130, 170, 210, 250].entries())
      sheet
        .circle(pageWidth - 60, -10, radius)
        .lineWidth(0.6)
        .strokeOpacity(0.34 - at * 0.05)
        .stroke(inks.gold)
    sheet.restore()
    star(sheet, margin + 11, 52, 13)
  })
  tagged(sheet, 'P', () => {
    put(
      sheet,
      sender.name,
      { font: 'heading', size: 15, ink: inks.onNight },
      { x: margin + 34, y: 41, width: width - 34 },
    )
  })
  tagged(sheet, 'P', () => {
    put(sheet, subtitle, { size: 9.5, ink: inks.gold }, { x: margin, y: 88, width: width - 40 })
  })
  tagged(sheet, 'H1', () => {
    put(sheet, title, { font: 'heading', size, ink: inks.onNight }, { x: margin, y: 106, width: width - 40 })
  })
  sheet.x = margin
  sheet.y = height + 18
}
