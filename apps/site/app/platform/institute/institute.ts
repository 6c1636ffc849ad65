import { type Colours, productColours } from '@northlight/contract/colours'
import type { WebsiteDetailView } from '@northlight/contract/content'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { ownAddress } from '@northlight/ui/own-address.ts'

/** What the shell shows of the institute. Every address may be missing; then its link is not drawn. */
export type Institute = {
  name: string
  shortName: string
  tagline: string
  footerLine: string
  newsletterLine: string
  email: string
  phones: { number: string; label: string }[]
  whatsapp: string
  address: string
  mapUrl: string
  /** Addresses of the institute's own pictures; empty = what the product draws itself. */
  logo: string
  favicon: string
  colours: Colours
  /** What stands where there is no picture: plain lines, or the sky. */
  motif: 'plain' | 'stars'
  socials: Record<SocialNetwork, string>
}

export const socialNetworks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Shown when the institute's own data could not be read: nothing invented, nothing broken. */
export const neutralInstitute: Institute = {
  name: 'Academy',
  shortName: 'Academy',
  tagline: '',
  footerLine: '',
  newsletterLine: '',
  email: '',
  phones: [],
  whatsapp: '',
  address: '',
  mapUrl: '',
  logo: '',
  favicon: '',
  colours: productColours,
  motif: 'plain',
  socials: { facebook: '', twitter: '', instagram: '', linkedin: '', youtube: '' },
}

/** The API draws a picture for everything that has none; in the shell the product's own mark is sharper. */
const ownPicture = (address: string | null) =>
  !address || address.includes('/storage/drawn/') ? '' : ownAddress(address)

/** One object for what is one object in the memory of the server: `DrawnOnce` knows by it that nothing has changed. */
const known = new WeakMap<WebsiteDetailView, Institute>()

export const instituteOf = (general: WebsiteDetailView): Institute => {
  const institute = known.get(general) ?? read(general)
  known.set(general, institute)
  return institute
}

const read = (general: WebsiteDetailView): Institute => ({
  name: general.website_name || neutralInstitute.name,
  shortName: general.website_short_name || general.website_name || neutralInstitute.shortName,
  tagline: general.tagline ?? '',
  footerLine: general.footer_line ?? '',
  newsletterLine: general.newsletter_line ?? '',
  email: general.email ?? '',
  phones: [
    { number: general.phone ?? '', label: general.phone_label ?? '' },
    { number: general.phone_2 ?? '', label: general.phone_2_label ?? '' },
  ].filter(({ number }) => number !== ''),
  whatsapp: general.whatsapp ?? '',
  address: general.address ?? '',
  mapUrl: general.map_url ?? '',
  logo: ownPicture(general.website_logo),
  favicon: ownPicture(general.website_favicon),
  colours: general.colours ?? productColours,
  motif: general.motif ?? 'plain',
  socials: {
    facebook: general.facebook ?? '',
    twitter: general.twitter ?? '',
    instagram: general.instagram ?? '',
    linkedin: general.linkedin ?? '',
    youtube: general.youtube ?? '',
  },
})

export type RootData = {
  institute: Institute
  siteUrl: string
  apiUrl: string
  buildId: string
  year: number
  /** Paths of pages with nothing to show yet: no link leads there. */
  empty: readonly string[]
  /** What the institute calls its talent examination; empty = it has none. */
  examination: string
  /** It has a GST number. */
  chargesGst: boolean
  /** The texts of the page's language; in the browser only those that its own script says. */
  words: Words
}

/** Where the root itself failed. */
export const neutralRootData = (): RootData => ({
  institute: neutralInstitute,
  siteUrl: '',
  apiUrl: '',
  buildId: import.meta.env.BUILD_ID,
  year: new Date().getFullYear(),
  empty: [],
  examination: '',
  chargesGst: false,
  words: englishWords,
})

/** `+91 80 4000 0100` and `080 4000 0100` as a phone dials them. */
export const telephoneLink = (number: string): string => {
  const digits = number.replace(/\D/g, '')
  if (number.trim().startsWith('+')) return `tel:+${digits}`
  if (digits.length === 12 && digits.startsWith('91')) return `tel:+${digits}`
  return `tel:+91${digits.replace(/^0/, '')}`
}

export const whatsappLink = (number: string): string => {
  if (/^https?:/.test(number)) return number
  return `https://wa.me/${telephoneLink(number).replace('tel:+', '')}`
}
