import type { TestPersonView } from '@northlight/contract/exams/office'
import { useState } from 'react'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { useTestInFrame } from '../features/tests/use-test.ts'
import { client, isApiError } from '../platform/api/client.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { StateWord } from '../ui/state-word.tsx'

const shows = [
  { value: 'consent', label: 'Cannot begin' },
  { value: 'time', label: 'More time' },
]

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
      setError(isApiError(failure) ? failure.errors.email?.[0] : undefined)
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
          <div className="table-wrap">
            <table className="table table--stacked">
              <caption className="visually-hidden">Students of this test</caption>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Branch</th>
                  <th scope="col">State</th>
                  <th scope="col">Consent</th>
                  <th scope="col">Time</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      {row.name}
                      <span className="second-line">
                        {row.branch ?? 'no branch'} · {row.test_status.toLowerCase()}
                      </span>
                    </th>
                    <td className="not-stacked">{row.branch ?? 'no branch'}</td>
                    <td className="not-stacked">{row.test_status.toLowerCase()}</td>
                    <td className="narrow">
                      {row.lacks_consent ? (
                        <StateWord icon="lock" tone="due">
                          cannot begin
                        </StateWord>
                      ) : (
                        <StateWord icon="tick" tone="good">
                          may begin
                        </StateWord>
                      )}
                    </td>
                    <td className="narrow">
                      <Button small look="quiet" onClick={() => setTimed(row)}>
                        {row.compensatory_per_hour > 0 ? `${row.compensatory_per_hour} min an hour` : 'usual'}
                        {row.extra_ms > 0 ? `, +${Math.round(row.extra_ms / 60_000)} min` : ''}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
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
      {timed && <TimeDialog key={timed.id} person={timed} onClose={() => setTimed(null)} onDone={after} />}
    </>
  )
}

type TimeProps = { person: TestPersonView; onClose: () => void; onDone: (message: string) => Promise<void> }

/** Compensatory time belongs to the student and holds for every test begun from now on. */
function TimeDialog({ person, onClose, onDone }: TimeProps) {
  const [minutes, setMinutes] = useState(String(person.compensatory_per_hour || 20))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const save = async () => {
    try {
      const { message } = await client.post('/office/students/compensatory-time', {
        user_id: person.user_id,
        minutes_per_hour: Number(minutes),
        reason,
      })
      onClose()
      await onDone(message)
    } catch (failure) {
      if (isApiError(failure)) setErrors(failure.errors)
      toast.failed(failure)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Compensatory time of ${person.name}`}
      foot={
        <Button look="primary" onClick={() => void save()}>
          Set it
        </Button>
      }
    >
      <p>It holds for every test {person.name} begins from now on, not for one that is running.</p>
      <TextField
        label="Minutes for each hour"
        inputMode="numeric"
        value={minutes}
        error={errors.minutes_per_hour?.[0]}
        onChange={(event) => setMinutes(event.target.value.replaceAll(/\D/g, '').slice(0, 2))}
      />
      <TextField
        label="Reason"
        value={reason}
        error={errors.reason?.[0]}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
