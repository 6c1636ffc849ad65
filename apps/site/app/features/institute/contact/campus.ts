import type { BranchView } from '@northlight/contract/content'

export type Campus = {
  slug: string
  name: string
  area: string
  text: string
  address: string
  phone: string
  email: string
  hours: { days: string; text: string }[]
  mapUrl: string
  image: string
  alt: string
}

/** `08:30` as `8:30 am`. */
export const shownClock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

const hoursText = ({ opens, closes, note }: BranchView['opening_hours'][number]): string =>
  opens && closes ? [`${shownClock(opens)} – ${shownClock(closes)}`, note].filter(Boolean).join(', ') : note || 'Closed'

/** A PIN code and an hour are read as one word, so a line may not end inside them. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=\d{3}\b|am\b|pm\b)/g, '$1\u00a0')

export const campusOf = (branch: BranchView): Campus => ({
  slug: branch.slug,
  name: branch.name,
  area: branch.area ?? '',
  text: branch.short_description ?? '',
  address: unbroken(branch.address ?? ''),
  phone: branch.phone ?? '',
  email: branch.email ?? '',
  hours: branch.opening_hours.map((span) => ({ days: span.days, text: unbroken(hoursText(span)) })),
  mapUrl: branch.map_url ?? '',
  image: branch.image,
  alt: branch.image_alt ?? '',
})
