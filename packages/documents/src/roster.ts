import { shownDate, shownTime } from '@northlight/contract/dates'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead } from './letterhead.ts'
import { newSheet, type Sheet } from './sheet.ts'
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
  /** `09:45`; null where nobody has said when the gate closes. */
  gate_closes: string | null
  /** None where the centre has one hall. */
  rooms: string[]
  rows: { number: string; name: string; class: string; room: string | null; extra: string; mark: string }[]
}

const people = (sheet: Sheet, rows: RosterInput['rows']) =>
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

/** Who is expected, for the door. No marks, no addresses: what the door needs and no more. */
export const rosterSheet = (input: RosterInput): Promise<Uint8Array> => {
  const { institute, centre, at, rows } = input
  const title = `Roster: ${centre}`
  const sheet = newSheet({ title, author: institute.name, subject: `${input.day}, ${input.slot}`, at })
  letterhead(sheet, { name: institute.name, tagline: '' }, title, `${input.day} · ${input.slot}`)
  const gate = input.gate_closes ? ` The gate closes at ${input.gate_closes}.` : ''
  paragraph(sheet, `${rows.length} expected.${gate}`)
  const groups = Map.groupBy(rows, ({ room }) => room)
  if (input.rooms.length === 0) people(sheet, rows)
  else
    for (const [room, own] of groups) {
      paragraph(sheet, `${room ?? 'Without a room'}: ${own.length}`, { font: 'bold' })
      people(sheet, own)
    }
  paragraph(sheet, 'For the door of this test date only. Please destroy it afterwards.', { size: 9, ink: inks.soft })
  return finish(sheet, `${institute.name} · taken by ${input.by}, ${shownDate(at)}, ${shownTime(at)}`)
}
