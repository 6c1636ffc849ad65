import type { BranchView } from '@northlight/contract/content'
import type { Institute } from '../../institute/institute.ts'
import type { JsonLd } from '../breadcrumbs.ts'
import { type Fields, organisationId, organisationRef, plain } from './facts.ts'

type Campus = Fields<
  BranchView,
  'name' | 'slug',
  'address' | 'city' | 'phone' | 'email' | 'map_url' | 'latitude' | 'longitude' | 'image' | 'opening_hours'
>

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `Monday to Friday` as the five days it means; words that name no day give none. */
const daysOf = (words: string): string[] => {
  const named = weekdays.filter((day) => words.includes(day))
  const [first = '', last = ''] = named
  return / to |–/.test(words) && named.length === 2
    ? weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1)
    : named
}

const openingHours = (hours: BranchView['opening_hours'] = []) =>
  hours.flatMap(({ days, opens, closes }) =>
    opens && closes && daysOf(days).length > 0
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(days), opens, closes }]
      : [],
  )

/** A list with nothing in it says nothing. */
const filled = <Item>(list: Item[]) => (list.length > 0 ? list : undefined)

/** A branch as a place one can go to. */
export const campus = (siteUrl: string, institute: { name: string }, branch: Campus): JsonLd => ({
  '@type': 'LocalBusiness',
  '@id': `${siteUrl}/contact-us#${branch.slug}`,
  url: `${siteUrl}/contact-us#${branch.slug}`,
  name: `${institute.name}, ${branch.name}`,
  image: plain(branch.image),
  telephone: plain(branch.phone),
  email: plain(branch.email),
  hasMap: plain(branch.map_url),
  openingHoursSpecification: filled(openingHours(branch.opening_hours)),
  address: {
    '@type': 'PostalAddress',
    ...(branch.address && { streetAddress: branch.address }),
    ...(branch.city && { addressLocality: branch.city }),
    addressCountry: 'IN',
  },
  ...(typeof branch.latitude === 'number' && typeof branch.longitude === 'number'
    ? { geo: { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } }
    : {}),
})

/** The institute with its branches: for the home, about and contact pages. */
export const organisation = (siteUrl: string, institute: Institute, branches: Campus[] = []): JsonLd => ({
  ...organisationRef(siteUrl, institute.name),
  description: plain(institute.tagline),
  logo: `${siteUrl}/icon.svg`,
  email: plain(institute.email),
  telephone: plain(institute.phones[0]?.number),
  address: plain(institute.address),
  sameAs: filled(Object.values(institute.socials).filter(Boolean)),
  department: filled(branches.map((branch) => campus(siteUrl, institute, branch))),
})

/** For the home page: the site and its search. */
export const website = (siteUrl: string, institute: Pick<Institute, 'name'>): JsonLd => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: institute.name,
  url: siteUrl,
  inLanguage: 'en-IN',
  publisher: { '@id': organisationId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
