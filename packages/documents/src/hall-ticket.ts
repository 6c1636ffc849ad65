import { shownDate, shownTime } from '@northlight/contract/dates'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead, type Sender } from './letterhead.ts'
import { heightOf, put, write } from './put.ts'
import { drawQr } from './qr.ts'
import { decoration, innerWidth, keepTogether, margin, newSheet, type Sheet, tagged } from './sheet.ts'

export type HallTicketInput = {
  institute: Sender & { phone: string; email: string; address: string }
  title: string
  number: string
  name: string
  school_name: string
  class: string
  program: string
  parent: string | null
  sitting: {
    centre: string
    address: string | null
    sits_on: string
    slot: string
    room: string | null
    /** `09:45`; null where nobody has said when. */
    gate_closes: string | null
  }
  /** What to have in hand. */
  bring: string[]
  /** The address behind the square code, at which staff see whether the ticket is good. */
  check_url: string
  /** Opens a sign-in that asks for a second way. */
  typed_code: string
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
    write(sheet, { size: 8.5, ink: inks.soft }).text(
      'If printed: glue a photograph of the candidate here',
      left + 10,
      top + 44,
      {
        width: box.width - 20,
        align: 'center',
      },
    )
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
  tagged(sheet, 'P', () => {
    const typed = input.typed_code.replace(/(.{4})(?=.)/g, '$1 ')
    write(sheet, { size: 7.5, ink: inks.soft }).text(`Code: ${typed}`, codeLeft - 20, codeTop + codeSize + 16, {
      width: codeSize + 40,
      align: 'center',
    })
  })
  return codeTop + codeSize + 31
}

type Fact = { label: string; value: string; width: number; isLarge?: boolean; most?: number }

/** Label above value, with a hairline below: read at arm's length by an invigilator. */
const fact = (sheet: Sheet, { label, value, width, isLarge = false, most = 2 }: Fact) => {
  tagged(sheet, 'P', () => {
    write(sheet, { size: 8, ink: inks.soft }).text(label, margin, sheet.y, { width })
    const style = { font: isLarge ? 'heading' : 'bold', size: isLarge ? 15 : 11 } as const
    put(sheet, value, style, { x: margin, y: sheet.y + 1, width, lineGap: 1.5, most })
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

const facts = (sheet: Sheet, input: HallTicketInput, width: number) => {
  const { sitting } = input
  const one = (label: string, value: string, more: Pick<Fact, 'isLarge' | 'most'> = {}) =>
    fact(sheet, { label, value, width, ...more })
  one('Application number', input.number, { isLarge: true })
  one('Candidate', input.name, { isLarge: true, most: 3 })
  one('Class and school', `${input.class} · ${input.school_name}`)
  one('Programme', input.program)
  if (input.parent) one('Parent or guardian', input.parent)
  one('Day', day(sitting.sits_on), { isLarge: true })
  one('Time', sitting.gate_closes ? `${sitting.slot} · gate closes at ${sitting.gate_closes}` : sitting.slot)
  // In one line with the centre: with a line of its own the longest tickets would take a second page.
  const place = [sitting.room, sitting.centre].filter(Boolean).join(' · ')
  one(sitting.room ? 'Room and centre' : 'Centre', [place, sitting.address].filter(Boolean).join('\n'), { most: 4 })
}

/** Two lists beside each other, so that the ticket stays on one page. */
const lists = (sheet: Sheet, columns: { title: string; lines: string[] }[]) => {
  const width = (innerWidth - 24) / columns.length
  const heights = columns.map(({ lines }) =>
    lines.reduce((sum, line) => sum + heightOf(sheet, line, { size: 9 }, width - 12, 1.5) + 2.5, 24),
  )
  // With the signatures below; only the longest of names and addresses take a second page.
  keepTogether(sheet, Math.max(...heights) + 44)
  const top = sheet.y + 8
  let lowest = top
  for (const [at, { title, lines }] of columns.entries()) {
    const left = margin + at * (width + 24)
    sheet.y = top
    tagged(sheet, 'H2', () => {
      put(sheet, title, { font: 'heading', size: 13, ink: inks.night }, { x: left, y: sheet.y, width })
    })
    sheet.y += 3
    for (const line of lines) {
      decoration(sheet, () => {
        sheet.circle(left + 3, sheet.y + 6.5, 1.5).fill(inks.bronze)
      })
      tagged(sheet, 'P', () => {
        put(sheet, line, { size: 9 }, { x: left + 12, y: sheet.y, width: width - 12, lineGap: 1.5, most: 3 })
      })
      sheet.y += 2.5
    }
    lowest = Math.max(lowest, sheet.y)
  }
  sheet.x = margin
  sheet.y = lowest
}

const signatures = (sheet: Sheet) => {
  const y = sheet.page.height - margin - 34
  const width = innerWidth / 2 - 10
  decoration(sheet, () => {
    for (const [left, label] of [
      [margin, 'Signature of the candidate'],
      [margin + innerWidth / 2 + 10, 'Signature of the invigilator'],
    ] as const) {
      sheet
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .stroke(inks.soft)
      write(sheet, { size: 8, ink: inks.soft }).text(label, left, y + 4, { lineBreak: false })
    }
  })
}

/** One ticket, from the top of the page that is open. */
const drawTicket = (sheet: Sheet, input: HallTicketInput) => {
  letterhead(sheet, input.institute, 'Hall ticket', input.title)
  const top = sheet.y
  const bottom = corner(sheet, input, top)
  sheet.y = top
  facts(sheet, input, innerWidth - codeSize - 32)
  sheet.x = margin
  sheet.y = Math.max(sheet.y, bottom)
  lists(sheet, [
    { title: 'Bring with you', lines: input.bring },
    { title: 'On the day', lines: instructions },
  ])
  signatures(sheet)
}

/** What a candidate brings to a sitting on a campus: who, where, when, and a code that cannot be forged. */
export const hallTicket = (input: HallTicketInput): Promise<Uint8Array> => {
  const { institute, number, at } = input
  const sheet = newSheet({ title: `Hall ticket ${number}`, author: institute.name, subject: input.title, at })
  drawTicket(sheet, input)
  return finish(
    sheet,
    [institute.name, number, `issued ${shownDate(at)}`, institute.phone, institute.email].join(' · '),
  )
}

export type HallTicketsInput = {
  institute: { name: string }
  /** Whose: the centre and the day. */
  title: string
  at: string
  /** Who printed them: it stands on every page. */
  by: string
  tickets: HallTicketInput[]
}

/** The tickets of a whole sitting, each on a page of its own, for the printer of the office. */
export const hallTickets = ({ institute, title, at, by, tickets }: HallTicketsInput): Promise<Uint8Array> => {
  const sheet = newSheet({ title: `Hall tickets: ${title}`, author: institute.name, subject: title, at })
  for (const [place, ticket] of tickets.entries()) {
    if (place > 0) sheet.addPage()
    drawTicket(sheet, ticket)
  }
  return finish(sheet, `${institute.name} · ${title} · printed by ${by}, ${shownDate(at)}, ${shownTime(at)}`)
}

const instructions = [
  'Be there 30 minutes before the test begins. Nobody is let in later than 15 minutes after the start.',
  'Switch phones and smart watches off and leave them with us. Calculators are not needed.',
  'Write with a blue or black pen. Rough paper is given.',
  'Anyone who needs extra time or a scribe tells us two days before, and gets it.',
]
