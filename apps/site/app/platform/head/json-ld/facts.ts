import { sharePicture } from '@northlight/contract/share-picture'
import type { JsonLd } from '../breadcrumbs.ts'

/**
 * What each kind of page says about its subject, in a file of its own so that no page carries the words of another.
 * Loaders send only what a page draws: every function asks for no more than it reads, and a field that may be
 * missing may also be left out.
 */
export type Fields<View, Needed extends keyof View, Welcome extends keyof View = never> = Pick<View, Needed> &
  Partial<Pick<View, Welcome>>

export const plain = (value: string | null | undefined) => value || undefined
export const rupees = (paise: number) => paise / 100

export const organisationId = (siteUrl: string) => `${siteUrl}/#institute`

export const organisationRef = (siteUrl: string, name: string): JsonLd => ({
  '@type': 'EducationalOrganization',
  '@id': organisationId(siteUrl),
  name,
  url: siteUrl,
})

/** Search engines want a bitmap: a drawing is stood for by the picture that shared links to the page show. */
export const bitmap = (siteUrl: string, path: string, image: string | null | undefined): string =>
  image && !/(?:\.svg|\/)$/.test(image) ? image : siteUrl + sharePicture(path)
