import { shownDate } from '@northlight/contract/dates'
import { inks } from './fonts.ts'
import { letterhead, type Sender } from './letterhead.ts'
import { drawQr } from './qr.ts'
import {
  decoration,
  finish,
  heading,
  innerWidth,
  keepTogether,
  margin,
  newSheet,
  paragraph,
  point,
  type Sheet,
  tagged,
  write,
} from './sheet.ts'

export type HallTicketInput = {
  institute: Sender & { phone: string; email: string; address: string }
  title: string
  number: string
  name: string
  school_name: string
  class: string
  program: string
  parent: string | null
  sitting: { centre: string; address: string | null; sits_on: string; slot: string }
  /** What to have in hand. */
  bring: string[]
  /** The address behind the square code, at which staff see whether the ticket is good. */
  check_url: string
  /** When it was issued; the same input gives the same file. */
  at: string
}

const box = { width: 92, height: 118 }
const codeSize = 104

const day = (value: string) => {
  const at = `${value}T06:00:00.000Z`
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(at))
  return `${weekday}, ${shownDate(at)}`
}

/** Where the candidate glues a photograph, and the code beside it. */
const corner = (sheet: Sheet, input: HallTicketInput, top: number) => {
  const left = margin + innerWidth - box.width
  decoration(sheet, () => {
    sheet.lineWidth(0.8).dash(3, { space: 2 }).rect(left, top, box.width, box.height).stroke(inks.soft).undash()
  })
  tagged(sheet, 'P', () => {
    write(sheet, { size: 8.5, ink: inks.soft }).text('Glue a photograph of the candidate here', left + 10, top + 44, {
      width: box.width - 20,
      align: 'center',
    })
  })
  const codeLeft = margin + innerWidth - codeSize
  const codeTop = top + box.height + 18
  sheet.addStructure(
    sheet.struct('Figure', { alt: 'Code with which staff check this ticket' }, () => {
      drawQr(sheet, input.check_url, codeLeft, codeTop, codeSize)
    }),
  )
  tagged(sheet, 'P', () => {
    write(sheet, { size: 7.5, ink: inks.soft }).text('For our staff at the gate', codeLeft, codeTop + codeSize + 5, {
      width: codeSize,
      align: 'center',
    })
  })
  return codeTop + codeSize + 20
}

/** Label above value, with a hairline below: read at arm's length by an invigilator. */
const fact = (sheet: Sheet, label: string, value: string, width: number, isLarge = false) => {
  tagged(sheet, 'P', () => {
    write(sheet, { size: 8, ink: inks.soft }).text(label, margin, sheet.y, { width })
    write(sheet, { font: isLarge ? 'heading' : 'bold', size: isLarge ? 15 : 11 }).text(value, margin, sheet.y + 1, {
      width,
      lineGap: 1.5,
    })
  })
  decoration(sheet, () => {
    sheet
      .moveTo(margin, sheet.y + 4)
      .lineTo(margin + width, sheet.y + 4)
      .lineWidth(0.5)
      .stroke(inks.line)
  })
  sheet.y += 11
}

/** What a candidate brings to a sitting on a campus: who, where, when, and a code that cannot be forged. */
export const hallTicket = (input: HallTicketInput): Promise<Uint8Array> => {
  const { institute, sitting, number, name, at } = input
  const sheet = newSheet({ title: `Hall ticket ${number}`, author: institute.name, subject: input.title, at })
  letterhead(sheet, institute, 'Hall ticket', input.title)
  const top = sheet.y
  const bottom = corner(sheet, input, top)
  const width = innerWidth - codeSize - 32
  sheet.y = top
  fact(sheet, 'Application number', number, width, true)
  fact(sheet, 'Candidate', name, width, true)
  fact(sheet, 'Class and school', `${input.class} · ${input.school_name}`, width)
  fact(sheet, 'Programme', input.program, width)
  if (input.parent) fact(sheet, 'Parent or guardian', input.parent, width)
  fact(sheet, 'Day', day(sitting.sits_on), width, true)
  fact(sheet, 'Time', sitting.slot, width)
  fact(sheet, 'Centre', [sitting.centre, sitting.address].filter(Boolean).join('\n'), width)
  sheet.x = margin
  sheet.y = Math.max(sheet.y, bottom)

  heading(sheet, 'Bring with you')
  for (const item of input.bring) point(sheet, item)
  heading(sheet, 'On the day')
  for (const line of instructions) point(sheet, line)
  paragraph(sheet, `Questions? ${institute.phone} · ${institute.email}`, { size: 9, ink: inks.soft })
  keepTogether(sheet, 44)
  decoration(sheet, () => {
    const y = sheet.page.height - margin - 34
    for (const [left, label] of [
      [margin, 'Signature of the candidate'],
      [margin + innerWidth / 2 + 10, 'Signature of the invigilator'],
    ] as const) {
      sheet
        .moveTo(left, y)
        .lineTo(left + innerWidth / 2 - 10, y)
        .lineWidth(0.5)
        .stroke(inks.soft)
      write(sheet, { size: 8, ink: inks.soft }).text(label, left, y + 4, { lineBreak: false })
    }
  })
  return finish(sheet, `${institute.name} · ${number} · issued ${shownDate(at)}`)
}

const instructions = [
  'Be there 30 minutes before the test begins. Nobody is let in later than 15 minutes after the start.',
  'Switch phones and smart watches off and leave them with us. Calculators are not needed.',
  'Write with a blue or black pen. Rough paper is given.',
  'Anyone who needs extra time or a scribe tells us two days before, and gets it.',
]
