import { shownDate, shownTime } from '@northlight/contract/dates'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { newSheet } from './sheet.ts'
import { table } from './table.ts'
import { paragraph } from './text-blocks.ts'

export type RosterInput = {
  institute: { name: string }
  centre: string
  day: string
  slot: string
  at: string
  /** Who took it: it stands on every page. */
  by: string
  rows: { number: string; name: string; class: string; extra: string; mark: string }[]
}

/** Who is expected, for the door. No marks, no addresses: what the door needs and no more. */
export const rosterSheet = (input: RosterInput): Promise<Uint8Array> => {
  const { institute, centre, at, rows } = input
  const title = `Roster: ${centre}`
  const sheet = newSheet({ title, author: institute.name, subject: `${input.day}, ${input.slot}`, at })
  letterhead(sheet, { name: institute.name, tagline: '' }, title, `${input.day} · ${input.slot}`)
  paragraph(sheet, `${rows.length} expected.`)
  table(
    sheet,
    [
      { name: 'Number', share: 0.2 },
      { name: 'Name', share: 0.36 },
      { name: 'Class', share: 0.1 },
      { name: 'Extra time', share: 0.14 },
      { name: 'In', share: 0.2 },
    ],
    rows.map(({ number, name, class: of, extra, mark }) => ({ cells: [number, name, of, extra, mark] })),
  )
  paragraph(sheet, 'For the door of this test date only. Please destroy it afterwards.', { size: 9, ink: inks.soft })
  return finish(sheet, `${institute.name} · taken by ${input.by}, ${shownDate(at)}, ${shownTime(at)}`)
}
