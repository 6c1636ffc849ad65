import { shownDate, shownTime } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { island } from '../../../platform/islands/island.tsx'
import { useSession } from '../../../platform/session/use-session.ts'
import { ShareRow } from '../../../platform/share/share-row.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { OwnAction } from './own-action.tsx'
import { stateOf } from './test-action.ts'

type Props = {
  slug: string
  path: string
  name: string
  price: string
  isFree: boolean
  minutes: number | null
  opensAt: string | null
  closesAt: string | null
  /** The last moment for the full time; null where any start has it. */
  beginBy: string | null
}

const moment = (at: string, language: Language) => `${shownDate(at, language)}, ${shownTime(at)}`

/** Price and the way in. Answers are kept in an account, so a guest signs in first and comes back here. */
function StartBoxView(props: Props) {
  const { slug, path, name, price, minutes, opensAt, closesAt, beginBy } = props
  const { say, stored, language } = useWords()
  const { status } = useSession()
  const isSignedIn = status === 'authenticated'
  const own = useRead(
    slug,
    (client) => client.get('/tests/{slug}/main-detail', { params: { slug } }).then(({ test }) => test),
    isSignedIn,
  )
  const state = own.value && stateOf(own.value)
  return (
    <Card as="section" className="self-start menu:sticky menu:top-28 menu:-mt-44">
      <h2 className="sr-only">{say('Price and start')}</h2>
      <p className="flex flex-wrap items-baseline justify-between gap-3">
        <span className="font-serif text-figure-2 leading-none tracking-figure figures">{stored(price)}</span>
        {state && <StateMark state={state.state}>{say(state.word)}</StateMark>}
      </p>
      <dl className="mt-5 text-sm">
        {opensAt && <Fact term={say('Open from')} value={moment(opensAt, language)} />}
        {closesAt && <Fact term={say('Closes')} value={moment(closesAt, language)} />}
        <Fact
          term={say('Time')}
          value={minutes === null ? say('No time limit') : say('{count} minutes', { count: minutes })}
        />
        {beginBy && (
          <Fact
            term={say('For the full time')}
            value={say('begin by {moment}', { moment: moment(beginBy, language) })}
          />
        )}
        <Fact term={say('Attempts')} value={say('One')} />
      </dl>
      <div className="mt-5 grid min-h-29 content-start gap-3 print:hidden">
        {!isSignedIn ? (
          // Also until it is known who looks: the page is the same for everybody.
          <>
            <GuestWay path={path} isFree={props.isFree} />
            <noscript>
              <p className="text-sm text-ink-2">
                {say('A test runs in your browser. Turn JavaScript on for this site to take it.')}
              </p>
            </noscript>
          </>
        ) : own.status === 'loading' && !own.value ? (
          <Skeleton className="h-14 w-full" />
        ) : own.value ? (
          <OwnAction test={own.value} path={path} price={price} onChange={own.retry} />
        ) : (
          <TryAgainLine retry={own.retry} />
        )}
      </div>
      <ShareRow path={path} title={name} className="mt-4" />
    </Card>
  )
}

function GuestWay({ path, isFree }: { path: string; isFree: boolean }) {
  const { say } = useWords()
  const back = `?redirect=${encodeURIComponent(path)}`
  return (
    <>
      <ButtonLink to={`/auth/sign-in${back}`} size="lg" wide>
        {isFree ? say('Sign in to start') : say('Sign in to buy and start')}
      </ButtonLink>
      <p className="text-sm text-ink-2">
        {say('No account yet?')} <Link to={`/auth/sign-up${back}`}>{say('Create one')}</Link>;{' '}
        {say('it takes a minute.')}
      </p>
    </>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5 last:border-b">
      <dt className="text-ink-2">{term}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  )
}

export const StartBox = island('start-box', StartBoxView, 'signed-in', ['forms', 'tests'])
