import { OfficeNotice } from '../office-notice.tsx'
import type { Fact, MailInstitute, Template } from '../template.ts'

export type OfficeReservationProps = {
  institute: MailInstitute
  is_cancelled: boolean
  event_name: string
  date: string
  name: string
  phone: string
  email: string | null
  people: number
  /** `41 of 60`, with this one. */
  taken: string
  /** For the colleague who calls the number: confirms the seats. Null where it is not needed. */
  confirm_url?: string | null
  held_until?: string | null
}

/** Tells the office that seats at an event were reserved or given back. */
export const template: Template<OfficeReservationProps> = {
  subject: ({ is_cancelled }) => (is_cancelled ? 'Event Reservation Cancelled' : 'Event Reservation'),
  body: ({ institute, is_cancelled, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title={is_cancelled ? 'Reservation cancelled' : 'Seats reserved'}
      lead={is_cancelled ? 'Somebody has cancelled seats at an event.' : 'Somebody has reserved seats at an event.'}
      facts={[
        ['Event', sent.event_name],
        ['Date', sent.date],
        ['Name', sent.name],
        ['Mobile', sent.phone],
        ['E-mail', sent.email],
        ['People', String(sent.people)],
        ['Seats taken so far', sent.taken],
        ...(sent.confirm_url
          ? ([
              ['Held until', sent.held_until ?? null],
              ['Confirm, once the number has answered a call', sent.confirm_url],
            ] satisfies Fact[])
          : []),
      ]}
    />
  ),
}
