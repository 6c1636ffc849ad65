import type { OfferView } from '@northlight/contract/admissions/offer'
import { shownDate } from '@northlight/contract/dates'

type Offer = Pick<OfferView, 'state' | 'held_until' | 'places'>
type Words = { at: string | null; when: string; text: string }

/** What a family does with an offered seat. It is asked to accept only where there is a batch to accept. */
export const offerWords = (offer: Offer | null): Words => {
  if (!offer) return { at: null, when: 'Now', text: 'The offer is on the application. Call us if you have a question.' }
  const until = shownDate(offer.held_until)
  if (offer.state === 'past')
    return {
      at: null,
      when: 'Now',
      text: `The offer was held until ${until}. Please call us if you still want the seat.`,
    }
  if (offer.places.length === 0)
    return {
      at: null,
      when: 'Soon',
      text: `The seat is held for you until ${until}. The batches are being set. We will call you with the dates.`,
    }
  return {
    at: offer.held_until,
    when: `until ${until}`,
    text: 'The fee after your waiver is on the application. Accept and pay there, or call us first.',
  }
}
