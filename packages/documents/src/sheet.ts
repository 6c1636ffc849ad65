import { type Language, locales } from '@northlight/contract/words/languages'
import PDFDocument from 'pdfkit'
import { type FontName, fontFiles, inks } from './fonts.ts'
import { fontOf } from './lettering.ts'

export type Sheet = PDFKit.PDFDocument

export const margin = 56
export const pageWidth = 595.28
export const innerWidth = pageWidth - 2 * margin

/** As a document names its language: without how digits are written. */
export const langOf = (language: Language): string => locales[language].replace(/-u-.*/, '')

const fontNames = Object.keys(fontFiles) as FontName[]

type Options = { title: string; author: string; subject: string; at: string; lang?: string }

/** An A4 document with our fonts, tagged so that a screen reader finds headings and reads in order. */
export const newSheet = ({ title, author, subject, at, lang = 'en-IN' }: Options): Sheet => {
  const date = new Date(at)
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 12 },
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
  })
  // It takes opened fonts since 0.20; its types do not say so yet.
  for (const name of fontNames) sheet.registerFont(name, fontOf(name) as unknown as PDFKit.Mixins.PDFFontSource)
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
