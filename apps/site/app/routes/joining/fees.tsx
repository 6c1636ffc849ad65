import { BranchFees } from '../../features/courses/fees/branch-fees.tsx'
import { loadFees } from '../../features/courses/fees/load-fees.ts'
import { NotCovered } from '../../features/courses/fees/not-covered.tsx'
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

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const [branches, twoYear, refundPage] = await Promise.all([
      loadFees(client),
      orNull(client.get('/programme/two-year')),
      legalPath(client, 'refund'),
    ])
    return { branches, refundPage, notCovered: twoYear?.programme.not_covered ?? [] }
  })

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({ title, description: lead, path: location.pathname, trail, matches })

export default function Fees({ loaderData: { branches, notCovered, refundPage } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner title={title} trail={trail} lead={lead}>
        {branches.length > 1 && (
          <nav aria-label="Campuses on this page" className="flex flex-wrap gap-2" data-noprint>
            {branches.map(({ name, slug }) => (
              <ButtonLink key={slug} to={`#${slug}`} variant="ghost" size="sm">
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
      {branches.length === 0 && (
        <div className="wrap py-section">
          <EmptyState title="No course is open now" action={<ButtonLink to="/contact-us">Ask a question</ButtonLink>}>
            <p>Fees are published here as soon as a course opens for the next year.</p>
          </EmptyState>
        </div>
      )}
      {branches.map((branch, index) => (
        <Section
          key={branch.slug}
          id={branch.slug}
          labelledBy={`${branch.slug}-h`}
          ground={index % 2 ? 'white' : 'paper'}
        >
          <SectionHead
            id={`${branch.slug}-h`}
            mark={index % 2 ? 'lyra' : 'cassiopeia'}
            markLabel={`${branch.courses.length} ${branch.courses.length === 1 ? 'course' : 'courses'}`}
            title={branch.name}
            className="mb-8"
          />
          <BranchFees branch={branch} />
        </Section>
      ))}
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
