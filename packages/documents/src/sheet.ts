import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { fontFiles, inks } from './fonts.ts'
import { put, type Style, write } from './put.ts'
import { faceFor } from './runs.ts'

export type Sheet = PDFKit.PDFDocument

export const margin = 56
export const pageWidth = 595.28
export const innerWidth = pageWidth - 2 * margin

type Options = { title: string; author: string; subject: string; at: string }

/** An A4 document with our fonts, tagged so that a screen reader finds headings and reads in order. */
export const newSheet = ({ title, author, subject, at }: Options): Sheet => {
  const date = new Date(at)
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 12 },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  })
  for (const [name, file] of Object.entries(fontFiles)) sheet.registerFont(name, file)
  return sheet.font('text').fontSize(10).fillColor(inks.ink)
}

/** Draws inside a tag of the document's structure. */
export const tagged = (sheet: Sheet, tag: string, draw: () => void) => {
  sheet.addStructure(sheet.struct(tag, {}, draw))
}

/** Draws what a screen reader should pass over: lines, bands, page numbers. */
export const decoration = (sheet: Sheet, draw: () => void) => {
  sheet.markContent('Artifact')
  draw()
  sheet.endMarkedContent()
}

/** Starts a new page when less than `height` is left, so that a heading never stands alone at the foot. */
export const keepTogether = (sheet: Sheet, height: number) => {
  if (sheet.y + height > sheet.page.height - sheet.page.margins.bottom) sheet.addPage()
}

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
