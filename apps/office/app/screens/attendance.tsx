import { seconds } from '@northlight/contract/durations'
import type { AttendanceRow } from '@northlight/contract/exams/attendance'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { MessageForm } from '../features/console/message-form.tsx'
import { windowText } from '../features/console/window-text.ts'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { clockText } from '../ui/time.tsx'
import { NotFoundScreen } from './not-found.tsx'

const words: Record<
  AttendanceRow['state'],
  { icon: 'ring' | 'pulse' | 'tick'; tone: 'due' | 'good' | 'quiet'; word: string }
> = {
  not_in: { icon: 'ring', tone: 'due', word: 'not in' },
  writing: { icon: 'pulse', tone: 'good', word: 'in' },
  ended: { icon: 'tick', tone: 'quiet', word: 'ended' },
}

const State = ({ state }: { state: AttendanceRow['state'] }) => (
  <StateWord icon={words[state].icon} tone={words[state].tone}>
    {words[state].word}
  </StateWord>
)

const Phone = ({ phone }: { phone: string | null }) =>
  phone ? <a href={`tel:+91${phone}`}>{phone}</a> : <span className="muted">no number</span>

/** More than anybody rings at once; those who have not come stand at the top. */
const atOnce = 50

/** Who has come to one test, those who have not first, with the number to ring. */
export function AttendanceScreen() {
  const { slug = '' } = useParams()
  const may = useMay()
  const isAllowed = may('console.attendance')
  const [address, setAddress] = useSearchParams()
  const [most, setMost] = useState(atOnce)
  const read = useQuery({
    queryKey: ['attendance', slug],
    queryFn: () => client.get('/office/tests/{slug}/attendance', { params: { slug } }),
    refetchInterval: seconds(15),
    enabled: isAllowed,
  })
  if (!isAllowed) return <NotFoundScreen />
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton lines={10} />
  const { test, places, rows } = read.data
  const find = address.get('find') ?? ''
  const shown = rows.filter(({ name }) => name.toLowerCase().includes(find.toLowerCase()))
  const count = (state: AttendanceRow['state']) => rows.filter((row) => row.state === state).length
  const placeOf = (id: number | null) => places.find((place) => place.id === id)?.name ?? 'no branch'
  const writing = rows.filter(({ state }) => state === 'writing')
  return (
    <>
      <PageHead
        crumbs={[{ to: '/attendance', label: 'Attendance' }, { label: test.name }]}
        title={test.name}
        sub={<span>{windowText(test)}</span>}
      />
      <div className="sums">
        <div>
          <b>
            {count('writing') + count('ended')}
            <small> of {rows.length}</small>
          </b>
          <span>in</span>
        </div>
        <div>
          <b>{count('not_in')}</b>
          <span className={count('not_in') > 0 ? 'due' : undefined}>not in</span>
        </div>
        <div>
          <b>{count('ended')}</b>
          <span>have ended</span>
        </div>
      </div>
      <div className="cols cols--hall">
        <div>
          <search className="bar">
            <SearchBox
              label="Find a student"
              value={find}
              onChange={(text) => setAddress(text ? { find: text } : {}, { replace: true })}
            />
          </search>
          {shown.length === 0 ? (
            <Empty
              icon="people"
              title={rows.length === 0 ? 'Nobody of your branches is enrolled' : 'No name like this'}
            />
          ) : (
            <PlainTable
              caption="Students"
              rows={shown.slice(0, most)}
              keyOf={({ id }) => id}
              first={{
                head: 'Student',
                cell: ({ name }) => name,
                second: (row) => (
                  <>
                    <State state={row.state} /> {row.started_at && `since ${clockText(row.started_at)} · `}
                    {placeOf(row.branch_id)}
                  </>
                ),
              }}
              columns={[
                { head: 'State', narrow: true, cell: ({ state }) => <State state={state} /> },
                { head: 'Where', cell: ({ branch_id }) => placeOf(branch_id) },
                { head: 'Began', narrow: true, cell: ({ started_at }) => started_at && clockText(started_at) },
                { head: 'Ended', narrow: true, cell: ({ ended_at }) => ended_at && clockText(ended_at) },
                { head: 'Call', narrow: true, stays: true, cell: ({ phone }) => <Phone phone={phone} /> },
              ]}
            />
          )}
          {shown.length > most && (
            <p className="small muted pt-2.5 px-(--pad) pb-5">
              {most} of {shown.length} shown.{' '}
              <Button small onClick={() => setMost(most + atOnce)}>
                Show {Math.min(atOnce, shown.length - most)} more
              </Button>
            </p>
          )}
        </div>
        {may('console.message') && (
          <aside className="rail" aria-label="Message">
            <Section title="Message">
              <MessageForm
                slug={slug}
                writing={writing.length}
                chosen={[]}
                places={places.map((place) => ({
                  ...place,
                  writing: writing.filter((row) => row.branch_id === place.id).length,
                }))}
              />
            </Section>
          </aside>
        )}
      </div>
    </>
  )
}
