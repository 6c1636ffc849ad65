import { shownDate, shownTime } from '@northlight/contract/dates'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { ButtonLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { applicationPath } from '../paths.ts'
import type { AdmissionTest } from './use-admission-test.ts'

const moment = (at: string) => `${shownDate(at)}, ${shownTime(at)}`

/** Application, window and the way in. It was paid with the application, so no price stands here. */
export function AdmissionStart({ found, path }: { found: AdmissionTest; path: string }) {
  const { application, test } = found
  return (
    <Card as="section" className="self-start menu:sticky menu:top-28 menu:-mt-44">
      <h2 className="sr-only">Your window</h2>
      <dl className="text-sm">
        <Fact term="Application" value={application.number} />
        <Fact term="Opens" value={moment(application.opens_at)} />
        <Fact term="Closes" value={moment(application.closes_at)} />
        <Fact term="Attempts" value="One" />
      </dl>
      <div className="mt-5 grid content-start gap-4">
        <Way found={found} path={path} status={test.is_test_enrolled?.test_status ?? null} />
        <p>
          <MoreLink to={applicationPath}>Back to the application</MoreLink>
        </p>
      </div>
    </Card>
  )
}

function Way({ found, path, status }: { found: AdmissionTest; path: string; status: string | null }) {
  const { application, test } = found
  if (status === 'Completed')
    return (
      <>
        <Notice kind="success">You have submitted the test.</Notice>
        <ButtonLink to={`${path}/report`} size="lg" wide>
          See the report
        </ButtonLink>
      </>
    )
  if (status === 'Eliminated')
    return (
      <Notice kind="error">
        The test was ended. {test.is_test_enrolled?.reason} Please call us if this was a mistake.
      </Notice>
    )
  if (status === 'Ongoing')
    return (
      <ButtonLink to={`${path}/ongoing`} size="lg" wide>
        Continue the test
      </ButtonLink>
    )
  if (!application.is_open)
    return (
      <Notice kind="info">
        {application.next_opens_at
          ? `You can begin from ${moment(application.next_opens_at)}.`
          : 'The test window is over. Please call us if you could not take the test.'}
      </Notice>
    )
  return <Begin slug={test.slug} path={path} isEnrolled={status !== null} />
}

function Begin({ slug, path, isEnrolled }: { slug: string; path: string; isEnrolled: boolean }) {
  const navigate = useGo()
  const [hasRead, setRead] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { act, pending } = useAct({ leaves: true })
  const apply = async () => {
    const client = await browserClient()
    await client
      .get('/admission/info/test/{slug}/apply', { params: { slug }, query: { delivery: 'free' } })
      .catch((error) => {
        // Applied for in another tab a moment ago: that is as good.
        if (!isApiError(error) || error.status !== 400) throw error
      })
  }
  const begin = () => {
    if (!hasRead) return setMissing(true)
    return act(
      async () => isEnrolled || apply(),
      () => navigate(`${path}/ongoing`),
    )
  }
  return (
    <>
      <Checkbox
        name="rules"
        checked={hasRead}
        onChange={(event) => {
          setRead(event.currentTarget.checked)
          setMissing(false)
        }}
        label="I have read the rules. I will take the test on my own, with paper and pen."
        error={isMissing ? 'Tick the box when you have read the rules.' : undefined}
      />
      <Button size="lg" wide pending={pending} pendingLabel="Opening the test" onClick={begin}>
        Start the test
      </Button>
      <p className="text-xs text-ink-2">The clock starts on the next page, when you press Start.</p>
    </>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0 last:border-b">
      <dt className="text-ink-2">{term}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  )
}
