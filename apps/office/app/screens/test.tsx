import { useQuery } from '@tanstack/react-query'
import { Link, NavLink, Outlet, useNavigate, useParams } from 'react-router'
import { testTabs } from '../features/online-tests/tabs.ts'
import type { TestInFrame } from '../features/online-tests/use-test.ts'
import { client, isApiError } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { momentText, spanText } from '../ui/time.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** Opens the student's own page in another tab: what is tried is the real screen. */
export const takeYourself = async (slug: string) => {
  // Opened at once: a browser lets no page open a tab after it has waited.
  const tab = globalThis.open('about:blank', '_blank')
  try {
    const { address } = await client.post('/office/tests/{slug}/trial', {}, { params: { slug } })
    if (tab) tab.location.href = address
    else location.href = address
  } catch (error) {
    tab?.close()
    toast.failed(error)
  }
}

/** Head and tabs of one test; what stands below is the tab's own. */
export function TestFrame() {
  const { slug = '' } = useParams()
  const may = useMay()
  return may('tests.write') ? <Frame key={slug} slug={slug} /> : <NotFoundScreen />
}

function Frame({ slug }: { slug: string }) {
  const may = useMay()
  const navigate = useNavigate()
  const read = useQuery({
    queryKey: ['test', slug],
    queryFn: ({ signal }) => client.get('/office/tests/{slug}/cockpit', { params: { slug }, signal }),
    staleTime: 0,
  })
  if (isLost(read))
    return isApiError(read.error) && read.error.status === 404 ? (
      <NotFoundScreen />
    ) : (
      <Failure error={read.error} onRetry={() => void read.refetch()} title="The test could not be loaded" />
    )
  if (!read.data) return <Skeleton lines={12} />
  const { test } = read.data
  const open = test.before.filter(({ state }) => state === 'wrong' || state === 'look').length
  const context: TestInFrame = { test, refresh: () => read.refetch() }
  return (
    <>
      <PageHead
        crumbs={[{ to: '/tests', label: 'Tests' }, { label: test.name }]}
        title={test.name}
        sub={
          <>
            <span>
              {test.opens_at === null
                ? 'at any time'
                : test.closes_at === null
                  ? momentText(test.opens_at)
                  : spanText(test.opens_at, test.closes_at)}
            </span>
            {test.state !== 'ended' &&
              (open === 0 ? (
                <StateWord icon="tick" tone="good">
                  ready
                </StateWord>
              ) : (
                <StateWord icon="warning" tone="due">
                  {open} to look at
                </StateWord>
              ))}
          </>
        }
        acts={
          <>
            <Button
              icon="page"
              onClick={() => {
                void takeYourself(slug).then(() => read.refetch())
                void navigate(`/tests/${slug}`)
              }}
            >
              Take it yourself
            </Button>
            {may('console.read') && (
              <Link className={buttonClass({ look: 'primary' })} to={`/tests/${slug}/console`}>
                <Icon name="pulse" />
                Console
              </Link>
            )}
          </>
        }
      />
      <nav className="tabs" aria-label="Parts of the test">
        {testTabs
          .filter(({ act }) => may(act))
          .map(({ to, label }) => (
            <NavLink key={to} to={to === '' ? `/tests/${slug}` : `/tests/${slug}/${to}`} end>
              {label}
              {to === 'people' && <span className="count">{test.enrolled}</span>}
            </NavLink>
          ))}
      </nav>
      <Outlet context={context} />
    </>
  )
}
