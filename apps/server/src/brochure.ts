import type { Client } from '@northlight/contract/client'
import { indianDay } from '@northlight/contract/dates'
import { setInThread } from '@northlight/documents/set-in-thread'
import { orMissing, type Publication, slugPattern } from './published.ts'

type Options = { client: Client; siteUrl: string; now?: () => string }

/** The PDF of a course at a branch. */
export const brochure = ({ client, siteUrl, now = () => new Date().toISOString() }: Options): Publication => ({
  pattern: new RegExp(`^/brochure/(${slugPattern})/(${slugPattern})\\.pdf$`),
  async make([branch_slug = '', course_slug = '']) {
    const params = { branch_slug, course_slug }
    const found = await orMissing(client.get('/course/{course_slug}/branch/{branch_slug}', { params }))
    if (!found) return undefined
    const { course, branch } = found
    const { general } = await client.get('/website-detail')
    const bytes = await setInThread('brochure', {
      institute: {
        colours: general.colours,
        motif: general.motif,
        name: general.website_name ?? '',
        tagline: general.tagline ?? '',
        phone: general.phone ?? '',
        email: general.email ?? '',
      },
      course,
      branch,
      url: `${siteUrl}/${branch.slug}/courses/${course.slug}`,
      // Dated by the day, so that two requests on one day give the same bytes and the same tag.
      at: `${indianDay(now())}T00:00:00.000Z`,
    })
    const body = new Uint8Array(bytes)
    return { type: 'application/pdf', body, fileName: `${course.slug}-${branch.slug}.pdf`, maxAge: 0 }
  },
})
