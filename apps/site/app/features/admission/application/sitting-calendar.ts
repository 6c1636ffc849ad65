import type { SittingChoice } from '@northlight/contract/admissions/sittings'
import { googleCalendarDays, googleCalendarLink } from '../../../platform/share/google-calendar.ts'

type Sitting = Pick<SittingChoice, 'mode' | 'sits_on' | 'closes_on' | 'starts_at' | 'slot' | 'centre' | 'address'>

/** When a slot such as `10:30 am – 12:30 pm` ends; null where it is said in other words. */
const endOf = ({ slot, sits_on, starts_at }: Sitting): string | null => {
  const [, hour, minute = '00', half] =
    /^\d{1,2}(?::\d\d)?\s*[ap]m\s*(?:–|-|to)\s*(\d{1,2})(?::(\d\d))?\s*(am|pm)/i.exec(slot) ?? []
  if (!hour) return null
  const of24 = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  const end = new Date(`${sits_on}T${String(of24).padStart(2, '0')}:${minute}:00+05:30`).toISOString()
  return end > starts_at ? end : null
}

/** A hall has its hours. A window at home is open on each of its days, and a slot without an end is a day to keep free. */
export const sittingCalendar = (sitting: Sitting, { number, url }: { number: string; url: string }): string => {
  const { mode, sits_on, closes_on, starts_at, centre, address } = sitting
  const entry = { name: `Aptitude test, ${number}`, place: [centre, address].filter(Boolean).join(', '), url }
  const endsAt = mode === 'ONLINE' ? null : endOf(sitting)
  return endsAt
    ? googleCalendarLink({ ...entry, startsAt: starts_at, endsAt })
    : googleCalendarDays({ ...entry, first: sits_on, last: closes_on ?? sits_on })
}
