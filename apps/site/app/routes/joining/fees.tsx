import { indianDay, instant } from '@northlight/contract/dates'
import { BranchFees } from '../../features/courses/fees/branch-fees.tsx'
import { loadCampusFees } from '../../features/courses/fees/load-fees.ts'
import { NotCovered } from '../../features/courses/fees/not-covered.tsx'
import { RefundCalculator } from '../../features/courses/fees/refund-calculator.tsx'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { legalPath } from '../../platform/paths/legal-path.ts'
import { ButtonLink, Link, MoreLink } from '../../ui/controls/link.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { Section, SectionHead } from '../../ui/layout/section.tsx'
import type { Route } from './+types/fees'

const trail = [['Fees and refunds']] as const
const title = 'Fees and refunds'
const lead = 'Every course of every campus with its fee, its instalments, the seats left and the refund if you leave.'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const asked = (name: string) => url.searchParams.get(name)
    const [fees, twoYear, refundPage] = await Promise.all([
      loadCampusFees(client, asked('campus')),
      orNull(client.get('/programme/two-year')),
      legalPath(client, 'refund'),
    ])
    return {
      ...fees,
      refundPage,
      notCovered: twoYear?.programme.not_covered ?? [],
      asked: { course: asked('course'), day: asked('day'), today: indianDay(instant(Date.now())) },
    }
  })

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({ title, description: lead, path: location.pathname, trail, matches })

export default function Fees({ loaderData }: Route.ComponentProps) {
  const { campuses, branch, notCovered, refundPage, asked } = loaderData
  return (
    <>
      <PageBanner title={title} trail={trail} lead={lead}>
        {campuses.length > 1 && (
          <nav aria-label="Campus" className="flex flex-wrap gap-2" data-noprint>
            {campuses.map(({ name, slug }) => (
              <ButtonLink
                key={slug}
                to={`/fees?campus=${slug}`}
                variant={slug === branch?.slug ? 'gold' : 'ghost'}
                size="sm"
                aria-current={slug === branch?.slug ? 'true' : undefined}
                preventScrollReset
              >
                {name}
              </ButtonLink>
            ))}
          </nav>
        )}
      </PageBanner>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 pt-6 text-sm text-ink-2">
        <p>All fees include GST unless a course says otherwise. Prices before a discount are struck through.</p>
        <PrintButton />
      </div>
      {branch ? (
        <>
          <Section labelledBy="campus-fees">
            <SectionHead
              id="campus-fees"
              mark="cassiopeia"
              markLabel={`${branch.courses.length} ${branch.courses.length === 1 ? 'course' : 'courses'}`}
              title={branch.name}
              className="mb-8"
            />
            <BranchFees branch={branch} />
          </Section>
          <Section id="refund" ground="white" labelledBy="refund-heading">
            <SectionHead
              id="refund-heading"
              mark="lyra"
              markLabel={branch.name}
              title="If you leave: your refund."
              lead="Choose a course and a day. The amount follows from the refund rule of the course."
              className="mb-8"
            />
            <RefundCalculator branch={branch} asked={asked} />
          </Section>
        </>
      ) : (
        <div className="wrap py-section">
          <EmptyState title="No course is open now" action={<ButtonLink to="/contact-us">Ask a question</ButtonLink>}>
            <p>Fees are published here as soon as a course opens for the next year.</p>
          </EmptyState>
        </div>
      )}
      {notCovered.length > 0 && (
        <Section ground="tint" labelledBy="not-covered">
          <SectionHead
            id="not-covered"
            title="What is not in the fee."
            lead="Paid to others, or only by those who use it. These are the costs of the two-year programmes."
            className="mb-8"
          />
          <div className="max-w-150">
            <NotCovered items={notCovered} />
          </div>
        </Section>
      )}
      <Section labelledBy="fees-next">
        <SectionHead
          id="fees-next"
          title="Before you decide."
          lead={
            <>
              Compare up to three courses
              {refundPage && (
                <>
                  , or read <Link to={refundPage}>the full refund rule</Link>
                </>
              )}
              .
            </>
          }
          className="mb-6"
        />
        <p className="flex flex-wrap gap-x-10">
          <MoreLink to="/compare">Compare courses</MoreLink>
          <MoreLink to="/admission#scholarship">What a scholarship saves</MoreLink>
        </p>
      </Section>
      <ClosingBand />
    </>
  )
}
