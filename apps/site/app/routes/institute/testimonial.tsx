import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { Agreed } from '../../features/results/agreed.tsx'
import { resultOf } from '../../features/results/tally/result.ts'
import { testimonialOf } from '../../features/results/testimonials/testimonial.ts'
import { LargeQuote, TestimonialCard } from '../../features/results/testimonials/testimonial-card.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { listAddress } from '../../platform/lists/list-address.ts'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { loadList } from '../../platform/lists/load-list.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { HeadFact } from '../../ui/layout/head-fact.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { ListEmpty } from '../../ui/lists/list-empty.tsx'
import type { Route } from './+types/testimonial'

const path = '/testimonial'
const trail = [['About us', '/about-us'], ['Testimonials']] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const [head, result, { items, paging }] = await Promise.all([
    loadPageHead(context, { text: 'testimonial', seo: 'testimonial-page' }, 'Testimonials'),
    load(context, (client) => orNull(client.get('/result'))),
    loadList({ context, url, read: (client, page) => client.get('/testimonial', { query: { total: 9, page } }) }),
  ])
  return {
    head,
    paging,
    result: result && resultOf(result.result),
    testimonials: items.map((view) => testimonialOf(view, 220)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  return pageMeta({
    title: 'Testimonials',
    description: loaderData.head.lead,
    seo: loaderData.head.seo,
    path: location.pathname + location.search,
    trail,
    matches,
  })
}

export default function Testimonials({ loaderData: { head, paging, result, testimonials } }: Route.ComponentProps) {
  // One voice leads the first page.
  const lead = paging.current === 1 ? testimonials[0] : undefined
  return (
    <>
      <PageBanner
        title={head.heading}
        trail={trail}
        lead={head.lead}
        aside={
          result && (
            <HeadFact
              label={`The batch of ${result.year}`}
              fact={`${result.finished} of ${result.began} finished`}
              link={{ to: '/#results', label: 'See where they went' }}
            >
              Every one of them is counted, not only those quoted here.
            </HeadFact>
          )
        }
      />
      <div className="wrap py-section">
        <ListFrame
          heading="In their words"
          hideHeading
          paging={paging}
          href={(page) => listAddress(path, {}, page)}
          label="Pages of testimonials"
          count={paging.total === 1 ? '1 testimonial' : `${paging.total} testimonials`}
          empty={
            <ListEmpty things="testimonials" allHref="/contact-us" allLabel="Talk to a parent" mark="scorpius">
              <p>
                {head.emptyText ||
                  'Nobody has agreed to be quoted yet. Ask us, and we will put you in touch with a parent.'}
              </p>
            </ListEmpty>
          }
        >
          {lead && (
            <div className="mb-[clamp(2.5rem,2rem+3vw,4.5rem)] max-w-240">
              <LargeQuote testimonial={lead} canOpen />
            </div>
          )}
          <div className="grid gap-x-[clamp(24px,3.4vw,56px)] gap-y-12 md:grid-cols-2 menu:grid-cols-3">
            {testimonials
              .filter((testimonial) => testimonial !== lead)
              .map((testimonial) => (
                <TestimonialCard key={testimonial.id} testimonial={testimonial} />
              ))}
          </div>
          <Agreed className="mt-10" />
        </ListFrame>
        <p className="mt-14 flex flex-wrap gap-x-9 gap-y-1">
          <MoreLink to="/#results">All results</MoreLink>
          <MoreLink to="/contact-us">Ask a question</MoreLink>
        </p>
      </div>
      <ClosingBand />
    </>
  )
}
