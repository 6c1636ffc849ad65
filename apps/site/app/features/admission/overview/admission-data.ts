import type { Client } from '@northlight/contract/client'
import { orNull } from '../../../platform/api/or-null.ts'
import { achieverOf } from '../../results/achievers/achiever.ts'
import { quoteLength } from '../../results/testimonials/quotes.tsx'
import { testimonialOf } from '../../results/testimonials/testimonial.ts'
import { openSittings } from '../sittings/open-sittings.ts'

type Asked = { category: string | null; today: string }

export type AdmissionData = Awaited<ReturnType<typeof admissionData>>

/** How admission works, and proof that it did for others. */
export const admissionData = async (client: Client, { category, today }: Asked) => {
  const [{ programme }, { achiverCategory }, { data: testimonials }, twoYear] = await Promise.all([
    client.get('/programme/admission'),
    client.get('/achiever/category'),
    client.get('/testimonial', { query: { total: 6, page: 1 } }),
    orNull(client.get('/programme/two-year')),
  ])
  const current = achiverCategory.find(({ slug }) => slug === category) ?? achiverCategory[0]
  const achievers = current
    ? (await client.get('/achiever/student', { query: { total: 12, page: 1, 'filter[has_categories]': current.slug } }))
        .data
    : []
  const { sittings, ...guide } = programme
  return {
    guide,
    sittings: openSittings(sittings, today),
    notCovered: twoYear?.programme.not_covered ?? [],
    categories: achiverCategory.map(({ name, slug }) => ({
      label: name,
      slug,
      to: `/admission?category=${slug}`,
      isCurrent: slug === current?.slug,
    })),
    achievers: achievers.slice(0, 12).map(achieverOf),
    quotes: testimonials.map((one) => testimonialOf(one, quoteLength)),
  }
}
