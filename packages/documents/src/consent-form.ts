import type { Language } from '@northlight/contract/words/languages'
import { consentFormWords } from './consent-form-words.ts'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { lengthOf, put } from './put.ts'
import { decoration, innerWidth, langOf, margin, newSheet, type Sheet, tagged } from './sheet.ts'
import { paragraph, point, subheading } from './text-blocks.ts'

export type ConsentFormInput = {
  institute: { name: string; email: string; phone: string }
  language: Language
  at: string
}

const gap = 18

/** Lines to be written on, side by side; each says below itself what belongs there. */
const lines = (sheet: Sheet, labels: string[]) => {
  const width = (innerWidth - gap * (labels.length - 1)) / labels.length
  const y = sheet.y + 26
  const ends: number[] = []
  for (const [at, label] of labels.entries()) {
    const x = margin + at * (width + gap)
    decoration(sheet, () => {
      sheet
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .stroke(inks.soft)
    })
    tagged(sheet, 'P', () => put(sheet, label, { size: 8.5, ink: inks.soft }, { x, y: y + 3, width }))
    ends.push(sheet.y)
  }
  sheet.x = margin
  sheet.y = Math.max(...ends)
}

/** Boxes to be ticked with a pen, in one row. */
const boxes = (sheet: Sheet, title: string, choices: string[]) => {
  subheading(sheet, title)
  const y = sheet.y + 4
  let x = margin
  for (const choice of choices) {
    decoration(sheet, () => {
      sheet
        .rect(x, y + 1.5, 11, 11)
        .lineWidth(0.8)
        .stroke(inks.ink)
    })
    const width = lengthOf(sheet, choice, {}) + 4
    tagged(sheet, 'P', () => put(sheet, choice, {}, { x: x + 17, y, width }))
    x += width + 17 + gap
  }
  sheet.x = margin
  sheet.y = y + 18
}

/** The blank paper that somebody signs before a picture, a result or a word of theirs is shown. One page. */
export const consentForm = ({ institute, language, at }: ConsentFormInput): Promise<Uint8Array> => {
  const words = consentFormWords[language]
  const sheet = newSheet({
    title: words.title,
    author: institute.name,
    subject: words.purpose,
    at,
    lang: langOf(language),
  })
  letterhead(sheet, { name: institute.name, tagline: '' }, words.title, words.purpose)
  paragraph(sheet, words.lead.replace('{institute}', institute.name))
  lines(sheet, [words.lines.name])
  lines(sheet, [words.lines.course, words.lines.result])
  lines(sheet, [words.lines.result_on, words.lines.until])
  boxes(sheet, words.what.title, words.what.choices)
  boxes(sheet, words.where.title, words.where.choices)
  subheading(sheet, words.know.title)
  for (const sentence of words.know.points) point(sheet, sentence)
  lines(sheet, [words.signing.own, words.signing.day])
  lines(sheet, [words.signing.parent, words.signing.parent_signs])
  lines(sheet, [words.signing.taken_by, words.signing.day])
  return finish(sheet, `${institute.name} · ${institute.email} · ${institute.phone}`)
}
