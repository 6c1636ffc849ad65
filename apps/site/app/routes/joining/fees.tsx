import { indianDay, instant } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { sayIn } from '@northlight/contract/words/say'
import { Band } from '@northlight/ui/kit/band.tsx'
import { ButtonLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { BranchFees } from '../../features/courses/fees/branch-fees.tsx'
import { type BranchFees as Branch, loadCampusFees } from '../../features/courses/fees/load-fees.ts'
import { NotCovered } from '../../features/courses/fees/not-covered.tsx'
import { RefundCalculator } from '../../features/courses/fees/refund-calculator.tsx'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { findLegalPage } from '../../platform/paths/find-legal-page.ts'
import { useHasPage } from '../../platform/paths/joining.ts'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { BandHead } from '../../ui/layout/band-head.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Fold } from '../../ui/layout/fold.tsx'
import { HeadFact } from '../../ui/layout/head-fact.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/fees'

const title = 'Fees and refunds'
const lead = 'Every course of every campus with its fee, its instalments, the seats left and the refund if you leave.'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  load(context, async (client) => {
    const asked = (name: string) => url.searchParams.get(name)
    const [fees, twoYear, refundPage] = await Promise.all([
      loadCampusFees(client, asked('campus')),
      orNull(client.get('/programme/two-year')),
      findLegalPage(client, 'refund'),
    ])
    return {
      ...fees,
      refundPage,
      notCovered: twoYear?.programme.not_covered ?? [],
      asked: { course: asked('course'), day: asked('day'), today: indianDay(instant(Date.now())) },
    }
  })

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const say = sayIn(rootOf(matches).words)
  return pageMeta({
    title: say(title),
    description: say(lead),
    path: location.pathname,
    trail: [[say(title)]],
    matches,
  })
}

export default function Fees({ loaderData }: Route.ComponentProps) {
  const { say } = useWords()
  const { campuses, branch, notCovered, refundPage, asked } = loaderData
  const { chargesGst } = useRootData()
  const hasPage = useHasPage()
  return (
    <>
      <PageBanner
        title={say(title)}
        trail={[[say(title)]]}
        lead={say(lead)}
        aside={branch && <LowestFee branch={branch} />}
      >
        {campuses.length > 1 && (
          <nav aria-label={say('Campus')} className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2" data-noprint>
            {campuses.map(({ name, slug }) => (
              <ButtonLink
                key={slug}
                to={`/fees?campus=${slug}`}
                variant={slug === branch?.slug ? 'gold' : 'ghost'}
                size="sm"
                aria-current={slug === branch?.slug ? 'true' : undefined}
                preventScrollReset
              >
                <Stored text={name} />
              </ButtonLink>
            ))}
          </nav>
        )}
      </PageBanner>
      <div className="wrap flex flex-wrap items-center justify-between gap-4 pt-4 text-xs text-ink-2 sm:pt-6 sm:text-sm">
        <p>
          {chargesGst
            ? say('All fees include GST unless a course says otherwise. Prices before a discount are struck through.')
            : say('Prices before a discount are struck through.')}
        </p>
        <span className="max-sm:hidden">
          <PrintButton />
        </span>
      </div>
      {branch ? (
        <>
          <Band labelledBy="campus-fees">
            <BandHead
              id="campus-fees"
              mark="cassiopeia"
              markLabel={
                branch.courses.length === 1 ? say('1 course') : say('{count} courses', { count: branch.courses.length })
              }
              title={<Stored text={branch.name} />}
              className="mb-8"
            />
            <BranchFees branch={branch} />
            {notCovered.length > 0 && (
              <Fold title={say('What is not in the fee')} className="mt-4 max-sm:border-b sm:mt-12">
                <p className="mb-4 max-w-measure text-sm text-ink-2">
                  {say('Paid to others, or only by those who use it. These are the costs of the two-year programmes.')}
                </p>
                <div className="gap-x-10 sm:columns-2 [&_li]:break-inside-avoid">
                  <NotCovered items={notCovered} />
                </div>
              </Fold>
            )}
          </Band>
          <Band id="refund" ground="white" labelledBy="refund-heading">
            <BandHead
              id="refund-heading"
              mark="lyra"
              markLabel={<Stored text={branch.name} />}
              title={say('If you leave: your refund.')}
              lead={say('Choose a course and a day. The amount follows from the refund rule of the course.')}
              className="mb-8"
            />
            <RefundCalculator branch={branch} asked={asked} />
            <p className="mt-6 flex flex-wrap gap-x-10" data-noprint>
              {refundPage && <MoreLink to={refundPage}>{say('The full refund rule')}</MoreLink>}
              {hasPage('/compare') && <MoreLink to="/compare">{say('Compare courses')}</MoreLink>}
              {hasPage('/admission') && (
                <MoreLink to="/admission#scholarship">{say('What a scholarship saves')}</MoreLink>
              )}
            </p>
          </Band>
        </>
      ) : (
        <div className="wrap py-section">
          <EmptyState
            title={say('No course is open now')}
            action={<ButtonLink to="/contact-us">{say('Ask a question')}</ButtonLink>}
          >
            <p>{say('Fees are published here as soon as a course opens for the next year.')}</p>
          </EmptyState>
        </div>
      )}
      <ClosingBand />
    </>
  )
}

/** For the head: where fees begin at the campus that is shown. */
function LowestFee({ branch }: { branch: Branch }) {
  const { say, stored } = useWords()
  const fees = branch.courses.flatMap(({ detail }) => (detail ? [detail.fee.discounted_amount_paise] : []))
  const paid = fees.filter((paise) => paise > 0)
  if (paid.length === 0) return null
  const [least, most] = [Math.min(...paid), Math.max(...paid)]
  const hasParts = branch.courses.some(({ detail }) => detail?.fee.instalments)
  return (
    <HeadFact
      label={say('Fees at {campus}', { campus: stored(branch.name) })}
      fact={
        least === most
          ? shownMoney(least)
          : say('From {least} to {most}', { least: shownMoney(least), most: shownMoney(most) })
      }
      link={{ to: '#refund', label: say('What you get back if you leave') }}
    >
      {paid.length < fees.length ? `${say('Some courses are free.')} ` : ''}
      {hasParts && say('Instalments cost nothing extra.')}
    </HeadFact>
  )
}
