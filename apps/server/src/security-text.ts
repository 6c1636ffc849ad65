import { days } from '@northlight/contract/durations'

/** Where somebody reports a weakness of this installation; without a contact there is none to name. */
export type SecurityContact = {
  /** A mailbox or a web address. */
  contact: string
  expires: string | undefined
  policy: string | undefined
  languages: string
}

/** A day that nobody chose is always half a year ahead: the text is as true as the server that gives it. */
const standsFor = days(180)

/** RFC 9116. It lies below `/.well-known`; null where the institute named no contact, and null once its day is over. */
export const securityText = (siteUrl: string, about: SecurityContact | undefined, now: number): string | null => {
  if (!about) return null
  const expires = about.expires ? `${about.expires}T23:59:59.000Z` : new Date(now + standsFor).toISOString()
  if (Date.parse(expires) <= now) return null
  const contact = about.contact.includes('@') ? `mailto:${about.contact}` : about.contact
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    ...(about.policy ? [`Policy: ${about.policy}`] : []),
    `Preferred-Languages: ${about.languages}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
