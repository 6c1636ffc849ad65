import { shownDate, shownTime } from '@northlight/contract/dates'
import { isHour } from '@northlight/contract/enquiries/contact'
import type { Language } from '@northlight/contract/words/languages'

/** The chosen day and hour as people read them; an hour said in words stays as it is. */
export const shownAppointment = ({ date, time }: { date: string; time: string }, language: Language = 'en') => {
  const at = `${date}T${isHour(time) ? time : '12:00'}:00+05:30`
  return { date: shownDate(at, language), time: isHour(time) ? shownTime(at) : time }
}
