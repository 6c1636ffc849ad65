import { shownDate } from '@northlight/contract/dates'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect } from 'react'
import { PdfButton } from '../../features/online-tests/report/pdf-button.tsx'
import { ReportLetter } from '../../features/online-tests/report/report-letter.tsx'
import { ReportWaiting } from '../../features/online-tests/report/report-waiting.tsx'
import { detailPath, reviewPath } from '../../features/online-tests/report/test-family.ts'
import { testNameFor } from '../../features/online-tests/report/test-name.server.ts'
import { useLeftBehind } from '../../features/online-tests/report/use-left-behind.ts'
import { useReport } from '../../features/online-tests/report/use-report.ts'
import { useTestFamily } from '../../features/online-tests/report/use-test-family.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { useGo } from '../../platform/navigation/place.ts'
import { AuthOnly } from '../../platform/session/guards.tsx'
import { OwnWords } from '../../platform/words/own-words.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { Route } from './+types/test-report'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => ({
  slug: params.slug,
  name: await testNameFor(context, url.pathname, params.slug),
})

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? pageMeta({
        title: `Report: ${loaderData.name}`,
        description: 'Marks, time and mistakes of a test you have taken.',
        path: location.pathname,
        noindex: true,
        matches,
      })
    : []

const parts = ['forms', 'report'] as const

export default function TestReport({ loaderData }: Route.ComponentProps) {
  return (
    <OwnWords parts={parts}>
      <ReportPage {...loaderData} />
    </OwnWords>
  )
}

function ReportPage({ slug, name }: { slug: string; name: string }) {
  const { say, stored } = useWords()
  const family = useTestFamily()
  const trail = [
    [say(family.trail[0]), family.trail[1]],
    [stored(name), detailPath(family, slug)],
    [say('Report')],
  ] as const
  return (
    <AuthOnly
      waiting={
        <>
          <PageBanner title={stored(name)} trail={trail} arcs={false} />
          <ReportWaiting />
        </>
      }
    >
      <OwnReport slug={slug} name={name} trail={trail} />
    </AuthOnly>
  )
}

type Own = { slug: string; name: string; trail: Parameters<typeof PageBanner>[0]['trail'] }

function OwnReport({ slug, name, trail }: Own) {
  const { say, stored, language } = useWords()
  const { status, value, retry, isNone } = useReport(slug)
  const family = useTestFamily()
  useBackToTest(isNone, detailPath(family, slug))
  useLeftBehind(detailPath(family, slug))
  const report = value?.report ?? undefined
  const review = report?.review.is_open ? reviewPath(family, slug) : undefined
  const facts = report && [
    report.attempt.ended_at ? shownDate(report.attempt.ended_at, language) : '',
    say('{count} questions', { count: report.total.questions }),
    say('{count} marks', { count: report.total.max }),
  ]
  return (
    <>
      <PageBanner
        title={stored(report?.test.name ?? name)}
        trail={trail}
        tagline={facts?.filter(Boolean).join(' · ') ?? say('Report')}
        arcs={false}
        aside={
          report && (
            <p className="flex flex-wrap gap-2.5 pb-14 menu:pb-16" data-noprint>
              <PdfButton slug={slug} name={report.test.name} />
              {review && (
                <ButtonLink to={review} variant="gold">
                  {say('See every question')}
                </ButtonLink>
              )}
            </p>
          )
        }
      >
        {/* The letter lies over the lower edge of the head. */}
        <span className={report ? 'hidden menu:block menu:h-8' : 'block h-8'} />
      </PageBanner>
      {report ? (
        <ReportLetter report={report} reviewPath={review} />
      ) : status === 'failed' && !isNone ? (
        <NoReport title={say('This report could not be opened')} back={detailPath(family, slug)} retry={retry}>
          {say('Check your connection. Nothing is lost: your report is safe with us.')}
        </NoReport>
      ) : value?.state === 'held' ? (
        <NoReport title={say('Submitted and safe')} back={detailPath(family, slug)}>
          {value.sentence}
        </NoReport>
      ) : (
        <ReportWaiting words={value?.state === 'marking' ? value.sentence : undefined} />
      )}
    </>
  )
}

const useBackToTest = (isNone: boolean, detail: string) => {
  const navigate = useGo()
  const { say } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of that moment
  useEffect(() => {
    if (!isNone) return
    toast.info(say('There is no report for you for this test. See the test page for its status.'))
    navigate(detail, { replace: true })
  }, [isNone, detail, navigate])
}

type No = { title: string; back: string; retry?: () => void; children: React.ReactNode }

function NoReport({ title, back, retry, children }: No) {
  const { say } = useWords()
  return (
    <div className="wrap pt-10 pb-section">
      <EmptyState
        title={title}
        action={
          <span className="flex flex-wrap gap-3">
            <ButtonLink to={back}>{say('Go to the test')}</ButtonLink>
            {retry && (
              <button type="button" onClick={retry} className="min-h-tap px-3 font-semibold text-sky underline">
                {say('Try again')}
              </button>
            )}
          </span>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  )
}
