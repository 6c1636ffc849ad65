import type { Say } from '@northlight/contract/words/say'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { island } from '../../../platform/islands/island.tsx'
import { listAddress } from '../../../platform/lists/list-address.ts'
import { ListFrame } from '../../../platform/lists/list-frame.tsx'
import type { Paging } from '../../../platform/lists/load-list.ts'
import { useQuery } from '../../../platform/navigation/place.ts'
import { testPath } from '../../../platform/paths/paths.ts'
import { Chips } from '../../../ui/controls/chips.tsx'
import { ListEmpty } from '../../../ui/lists/list-empty.tsx'
import { statusWords } from './test-action.ts'
import { type TestEntry, testEntryOf } from './test-entry.ts'
import { TestRows } from './test-rows.tsx'
import { statuses, statusIn, useOwnTests } from './use-own-tests.ts'

type Props = { path: string; search: string; paging: Paging; tests: TestEntry[] }

/**
 * The tests as everyone sees them, and with the own states once it is known who looks. A filter by state belongs to
 * the signed-in person alone, so the server renders the list without it.
 */
function TestListView({ path, search, paging, tests }: Props) {
  const { say } = useWords()
  const params = useQuery()
  const status = statusIn(params)
  const { isSignedIn, own, isFailed, retry } = useOwnTests({ page: paging.current, search, status })
  const filters = { q: search || undefined, status: isSignedIn ? status : undefined }
  const isNarrowed = isSignedIn && status !== undefined
  const shown = own ? { current: paging.current, perPage: own.meta.per_page, total: own.meta.total } : paging
  return (
    <div className="wrap pt-7 pb-section">
      {isSignedIn && (
        <Chips
          label={say('Your tests by state')}
          className="mb-6"
          chips={[undefined, ...statuses].map((one) => ({
            label: one ? say(statusWords[one]) : say('All'),
            to: listAddress(path, { ...filters, status: one }),
            isCurrent: one === status,
          }))}
        />
      )}
      {isNarrowed && !own ? (
        isFailed ? (
          <TryAgainLine retry={retry} />
        ) : (
          <Waiting />
        )
      ) : (
        <ListFrame
          heading={describe(shown, search, say)}
          hideHeading={shown.total === 0}
          paging={shown}
          href={(page) => listAddress(path, filters, page)}
          label={say('Pages of tests')}
          count={shown.total === 1 ? say('1 test') : say('{count} tests', { count: shown.total })}
          empty={
            <ListEmpty
              search={search}
              things="tests"
              allHref={search || isNarrowed ? path : '/knowledge-desk'}
              allLabel={search || isNarrowed ? undefined : say('Read in the meantime')}
              mark="dipper"
            >
              <p>
                {isNarrowed
                  ? say('None of your tests is in this state.')
                  : say('No test is open at the moment. Subscribe to the newsletter below to hear about the next one.')}
              </p>
            </ListEmpty>
          }
        >
          <TestRows
            tests={own ? own.data.map(testEntryOf) : tests}
            own={own && new Map(own.data.map((test) => [testPath(test.slug), test]))}
          />
        </ListFrame>
      )}
    </div>
  )
}

function Waiting() {
  const { say } = useWords()
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="sr-only">
        {say('One moment')}
      </p>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}

const describe = (
  { total, current, perPage }: { total: number; current: number; perPage: number },
  search: string,
  say: Say,
) => {
  if (total === 0) return say('Tests')
  const all = total === 1 ? say('1 test') : say('{count} tests', { count: total })
  const from = (current - 1) * perPage + 1
  const shown =
    total > perPage ? `, ${say('{from} to {to} shown', { from, to: Math.min(total, from + perPage - 1) })}` : ''
  return search ? `${say('{tests} for “{search}”', { tests: all, search })}${shown}` : all + shown
}

export const TestList = island('test-list', TestListView, 'signed-in', ['forms', 'tests'])
