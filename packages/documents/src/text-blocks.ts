import { inks } from './fonts.ts'
import { put, type Style } from './put.ts'
import { decoration, innerWidth, keepTogether, margin, type Sheet, tagged } from './sheet.ts'

export const heading = (sheet: Sheet, text: string) => {
  keepTogether(sheet, 72)
  sheet.y += 16
  tagged(sheet, 'H2', () => {
    put(sheet, text, { font: 'heading', size: 15, ink: inks.night }, { x: margin, y: sheet.y, width: innerWidth })
  })
  sheet.y += 4
}

export const subheading = (sheet: Sheet, text: string) => {
  keepTogether(sheet, 48)
  sheet.y += 6
  tagged(sheet, 'H3', () => {
    put(sheet, text, { font: 'bold', size: 10.5 }, { x: margin, y: sheet.y, width: innerWidth })
  })
  sheet.y += 1
}

export const paragraph = (sheet: Sheet, text: string, style: Style = {}) => {
  keepTogether(sheet, 28)
  tagged(sheet, 'P', () => {
    put(sheet, text, style, { x: margin, y: sheet.y, width: innerWidth, lineGap: 2.5 })
  })
  sheet.y += 5
}

export const point = (sheet: Sheet, text: string) => {
  keepTogether(sheet, 28)
  decoration(sheet, () => {
    sheet.circle(margin + 3, sheet.y + 7, 1.6).fill(inks.bronze)
  })
  tagged(sheet, 'P', () => {
    put(sheet, text, {}, { x: margin + 14, y: sheet.y, width: innerWidth - 14, lineGap: 2.5 })
  })
  sheet.x = margin
  sheet.y += 3
}
