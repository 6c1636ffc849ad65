import type { JobView } from '@northlight/contract/office/institute'
import { jobWords } from '@northlight/contract/office/job-words'
import { useMutation } from '@tanstack/react-query'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { client } from '../platform/api/client.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import type { SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { HiddenHead, PlainTable } from '../ui/plain-table.tsx'
import { type StateTone, StateWord } from '../ui/state-word.tsx'
import { Moment } from '../ui/time.tsx'

const shown: Record<JobView['state'], [SignName, StateTone]> = {
  waiting: ['ring', 'quiet'],
  running: ['half', 'info'],
  done: ['tick', 'good'],
  failed: ['cross', 'bad'],
}
const states = (Object.keys(shown) as JobView['state'][]).map((value) => ({ value, label: value }))

function JobState({ state }: Pick<JobView, 'state'>) {
  const [icon, tone] = shown[state]
  return (
    <StateWord icon={icon} tone={tone}>
      {state}
    </StateWord>
  )
}

export function JobsScreen() {
  const list = usePlainList<JobView>('jobs')
  const again = useMutation({
    mutationFn: (id: number) => client.post('/office/jobs/{id}/run-again', {}, { params: { id } }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => void list.refetch(),
  })
  const kind = useMutation({
    mutationFn: (name: string) => client.post('/office/jobs/run-again', { name }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => void list.refetch(),
  })
  const filter = list.filterValues as Record<string, string>
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Jobs' }]}
        title="Jobs"
        sub={<span>Work that happens by itself.</span>}
      />
      <div className="bar">
        <FilterChips
          label="State"
          options={states}
          value={filter.state ?? ''}
          onChange={(state) => list.setFilters({ ...filter, state })}
        />
      </div>
      <PlainList list={list} words={['job', 'jobs']} empty="No job like this">
        {(rows) => (
          <PlainTable
            caption="Jobs"
            rows={rows}
            keyOf={({ id }) => id}
            isTwoLine
            first={{
              head: 'Job',
              cell: ({ name, lane, last_error }) => (
                <>
                  {jobWords(name)}
                  <span className="under">{last_error ?? `${name}, ${lane}`}</span>
                </>
              ),
              second: ({ state, run_at, last_error }) => (
                <>
                  <JobState state={state} /> · <Moment at={run_at} />
                  {last_error && <> · {last_error}</>}
                </>
              ),
            }}
            columns={[
              { head: 'State', narrow: true, cell: ({ state }) => <JobState state={state} /> },
              { head: 'Tries', atEnd: true, cell: ({ attempts, max_attempts }) => `${attempts} of ${max_attempts}` },
              { head: 'Due', narrow: true, cell: ({ finished_at, run_at }) => <Moment at={finished_at ?? run_at} /> },
              {
                head: <HiddenHead>Acts</HiddenHead>,
                narrow: true,
                stays: true,
                cell: ({ id, name, state }) =>
                  state === 'failed' && (
                    <span className="flex gap-2 justify-end">
                      <Button small sending={again.isPending} onClick={() => again.mutate(id)}>
                        Run again
                      </Button>
                      <Button small sending={kind.isPending} onClick={() => kind.mutate(name)}>
                        All of this kind
                      </Button>
                    </span>
                  ),
              },
            ]}
          />
        )}
      </PlainList>
    </>
  )
}
