import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { detailPath, reportPath } from '../../features/online-tests/report/test-family.ts'
import { testNameFor } from '../../features/online-tests/report/test-name.server.ts'
import { useTestFamily } from '../../features/online-tests/report/use-test-family.ts'
import { ReviewList } from '../../features/online-tests/review/review-list.tsx'
import { useRead } from '../../platform/api/use-read.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { AuthOnly } from '../../platform/session/guards.tsx'
import { OwnWords } from '../../platform/words/own-words.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/test-review'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => ({
  slug: params.slug,
  name: await testNameFor(context, url.pathname, params.slug),
})

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? pageMeta({
        title: `Every question: ${loaderData.name}`,
        description: 'Your answers, the keys and the worked solutions of a test you have taken.',
        path: location.pathname,
        noindex: true,
        matches,
      })
    : []

const parts = ['forms', 'report'] as const

export default function TestReview({ loaderData }: Route.ComponentProps) {
  return (
    <OwnWords parts={parts}>
      <ReviewPage {...loaderData} />
    </OwnWords>
  )
}

function ReviewPage({ slug, name }: { slug: string; name: string }) {
  const { say, stored } = useWords()
  const family = useTestFamily()
  const trail = [
    [say(family.trail[0]), family.trail[1]],
    [stored(name), detailPath(family, slug)],
    [say('Report'), reportPath(family, slug)],
    [say('Every question')],
  ] as const
  return (
    <>
      <PageBanner title={say('Every question')} tagline={stored(name)} trail={trail} arcs={false} />
      <AuthOnly waiting={<Waiting />}>
        <OwnReview slug={slug} report={reportPath(family, slug)} />
      </AuthOnly>
    </>
  )
}

function OwnReview({ slug, report }: { slug: string; report: string }) {
  const { say } = useWords()
  const { root } = useTestFamily()
  const { status, value, retry } = useRead(slug, async (client) => {
    const params = { slug }
    const [review, challenges] = await Promise.all([
      client.get(`${root}/report/questions`, { params }),
      client.get(`${root}/report/challenges`, { params }),
    ])
    return { review, canChallenge: challenges.is_open }
  })
  if (status === 'failed')
    return (
      <div className="wrap pt-8 pb-section">
        <TryAgainLine retry={retry} />
      </div>
    )
  if (!value) return <Waiting />
  if (!value.review.is_open)
    return (
      <div className="wrap pt-8 pb-section">
        <EmptyState title={say('Not open yet')} action={<ButtonLink to={report}>{say('Go to the report')}</ButtonLink>}>
          <p>{value.review.sentence}</p>
        </EmptyState>
      </div>
    )
  return <ReviewList slug={slug} {...value} />
}

function Waiting() {
  const { say } = useWords()
  return (
    <div aria-busy="true" className="wrap grid gap-8 pt-8 pb-section">
      <p role="status" className="sr-only">
        {say('One moment')}
      </p>
      <Skeleton className="h-11 w-72" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  )
}
