import { shownDate } from '@northlight/contract/dates'
import type { Text } from '@northlight/contract/words/catalogue'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { ReportLetter } from '../../features/online-tests/report/report-letter.tsx'
import { ReportWaiting } from '../../features/online-tests/report/report-waiting.tsx'
import { isApiError } from '../../platform/api/api-error.ts'
import { useRead } from '../../platform/api/use-read.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { childPath } from '../../platform/paths/paths.ts'
import { AuthOnly } from '../../platform/session/guards.tsx'
import { OwnWords } from '../../platform/words/own-words.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/child-report'

const title = 'Letter about a test' satisfies Text

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: 'The letter about a test of your child.',
    path: location.pathname,
    noindex: true,
    matches,
  })

const parts = ['forms', 'report'] as const

export default function ChildReport({ params }: Route.ComponentProps) {
  return (
    <OwnWords parts={parts}>
      <ChildLetter id={params.id} attempt={params.attempt} />
    </OwnWords>
  )
}

function ChildLetter({ id, attempt }: { id: string; attempt: string }) {
  const { say } = useWords()
  const back = childPath(id)
  const trail = [[say('My account'), '/profile'], [say('Your child'), back], [say('Letter')]] as const
  return (
    <AuthOnly
      waiting={
        <>
          <PageBanner title={say(title)} trail={trail} arcs={false} />
          <ReportWaiting />
        </>
      }
    >
      <Letter id={id} attempt={attempt} back={back} trail={trail} />
    </AuthOnly>
  )
}

type Props = { id: string; attempt: string; back: string; trail: Parameters<typeof PageBanner>[0]['trail'] }

/** The letter that the child reads, with nothing in it that only the child can do. */
function Letter({ id, attempt, back, trail }: Props) {
  const { say, stored, language } = useWords()
  const call = useRead(`${id} ${attempt}`, (client) =>
    client.get('/children/{id}/reports/{attempt}', { params: { id, attempt } }),
  )
  const report = call.value?.report ?? undefined
  const refusal = call.status === 'failed' && isApiError(call.error) && call.error.status === 403
  return (
    <>
      <PageBanner
        title={report ? stored(report.test.name) : say(title)}
        trail={trail}
        tagline={
          report?.attempt.ended_at
            ? say('Written to the student, {day}', { day: shownDate(report.attempt.ended_at, language) })
            : say('Letter')
        }
        arcs={false}
      >
        {/* The letter lies over the lower edge of the head; no button below the title makes room for it here. */}
        <span className="block h-8" />
      </PageBanner>
      {report ? (
        <ReportLetter report={report} reviewPath={undefined} reader="parent" />
      ) : call.status === 'failed' || call.value ? (
        <div className="wrap pt-10 pb-section">
          <EmptyState
            title={say('This letter is not here')}
            action={<ButtonLink to={back}>{say('Back to your child')}</ButtonLink>}
          >
            <p>
              {call.value?.sentence ??
                (refusal && isApiError(call.error)
                  ? call.error.message
                  : say('It may not be out yet. Please try again later.'))}
            </p>
          </EmptyState>
        </div>
      ) : (
        <ReportWaiting />
      )}
    </>
  )
}
