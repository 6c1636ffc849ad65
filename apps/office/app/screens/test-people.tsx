import { minutes } from '@northlight/contract/durations'
import type { TestPersonView } from '@northlight/contract/exams/office'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { CompensatoryTimeDialog } from '../features/online-tests/compensatory-time-dialog.tsx'
import { useTestInFrame } from '../features/online-tests/use-test.ts'
import { client } from '../platform/api/client.ts'
import { wrongFields } from '../platform/api/wrong-fields.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { StateWord } from '../ui/state-word.tsx'

const shows = [
  { value: 'consent', label: 'Cannot begin' },
  { value: 'time', label: 'More time' },
]

const statusWords: Record<TestPersonView['test_status'], string> = {
  Pending: 'not begun',
  Ongoing: 'writing',
  Completed: 'ended',
  Eliminated: 'ended for leaving the screen',
}

const Consent = ({ lacks_consent }: TestPersonView) =>
  lacks_consent ? (
    <StateWord icon="lock" tone="due">
      cannot begin
    </StateWord>
  ) : (
    <StateWord icon="tick" tone="good">
      may begin
    </StateWord>
  )

const timeText = ({ compensatory_per_hour, extra_ms }: TestPersonView) =>
  [
    compensatory_per_hour > 0 ? `${compensatory_per_hour} min an hour` : 'usual',
    extra_ms > 0 && `+${Math.round(extra_ms / minutes(1))} min`,
  ]
    .filter(Boolean)
    .join(', ')

/** Who is enrolled; consent, compensatory and extra time. */
export function TestPeopleScreen() {
  const { test, refresh } = useTestInFrame()
  const list = usePlainList<TestPersonView>(`tests/${test.slug}/people`)
  const filter = list.filterValues as Record<string, string>
  const set = (name: string, value: string) => list.setFilters({ ...filter, [name]: value })
  const [email, setEmail] = useState<string | null>(null)
  const [error, setError] = useState<string | undefined>()
  const [timed, setTimed] = useState<TestPersonView | null>(null)
  const after = async (message: string) => {
    toast.done(message)
    await Promise.all([list.refetch(), refresh()])
  }
  const enrol = async () => {
    try {
      const { message } = await client.post(
        '/office/tests/{slug}/people',
        { email: email ?? '' },
        { params: { slug: test.slug } },
      )
      setEmail(null)
      await after(message)
    } catch (failure) {
      setError(wrongFields(failure).email)
      toast.failed(failure)
    }
  }
  return (
    <>
      <search className="bar">
        <SearchBox label="Name" value={filter.search ?? ''} onChange={(text) => set('search', text)} />
        <FilterChips label="Show" options={shows} value={filter.show ?? ''} onChange={(show) => set('show', show)} />
        <span className="end">
          <Button icon="plus" onClick={() => setEmail('')}>
            Enrol a student
          </Button>
        </span>
      </search>
      <PlainList list={list} words={['student', 'students']} empty="Nobody is enrolled like this">
        {(rows) => (
          <PlainTable
            caption="Students of this test"
            rows={rows}
            keyOf={({ id }) => id}
            first={{
              head: 'Name',
              cell: ({ name }) => name,
              second: ({ branch, test_status }) => `${branch ?? 'no branch'} · ${statusWords[test_status]}`,
            }}
            columns={[
              { head: 'Branch', cell: ({ branch }) => branch ?? 'no branch' },
              { head: 'State', cell: ({ test_status }) => statusWords[test_status] },
              { head: 'Consent', narrow: true, stays: true, cell: (row) => <Consent {...row} /> },
              {
                head: 'Time',
                atEnd: true,
                narrow: true,
                stays: true,
                cell: (row) => (
                  <Button small look="quiet" onClick={() => setTimed(row)}>
                    {timeText(row)}
                    <span className="sr-only"> for {row.name}</span>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </PlainList>
      <Dialog
        open={email !== null}
        onClose={() => setEmail(null)}
        title="Enrol a student"
        foot={
          <Button look="primary" onClick={() => void enrol()}>
            Enrol free of charge
          </Button>
        }
      >
        <TextField
          label="E-mail address of the account"
          type="email"
          value={email ?? ''}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Dialog>
      {timed && <CompensatoryTimeDialog key={timed.id} person={timed} onClose={() => setTimed(null)} onDone={after} />}
    </>
  )
}
