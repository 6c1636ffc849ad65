import type { JobView } from '@northlight/contract/office/institute'
import { useMutation } from '@tanstack/react-query'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { client } from '../platform/api/client.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import type { SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type StateTone, StateWord } from '../ui/state-word.tsx'
import { Moment } from '../ui/time.tsx'

const shown: Record<JobView['state'], [SignName, StateTone]> = {
  waiting: ['ring', 'quiet'],
  running: ['half', 'info'],
  done: ['tick', 'good'],
  failed: ['cross', 'bad'],
}
const states = (Object.keys(shown) as JobView['state'][]).map((value) => ({ value, label: value }))

export function JobsScreen() {
  const list = usePlainList<JobView>('jobs')
  const again = useMutation({
    mutationFn: (id: number) => client.post('/office/jobs/{id}/run-again', {}, { params: { id } }),
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
          <div className="table-wrap">
            <table className="table table--two-line table--stacked">
              <caption className="visually-hidden">Jobs</caption>
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">State</th>
                  <th scope="col" className="at-end">
                    Tries
                  </th>
                  <th scope="col">Due</th>
                  <td>
                    <span className="visually-hidden">Acts</span>
                  </td>
                </tr>
              </thead>
              <tbody>
                {rows.map((job) => {
                  const [icon, tone] = shown[job.state]
                  return (
                    <tr key={job.id}>
                      <th scope="row">
                        {job.name}
                        <span className="under">{job.last_error ?? job.lane}</span>
                        <span className="second-line">
                          <StateWord icon={icon} tone={tone}>
                            {job.state}
                          </StateWord>{' '}
                          · <Moment at={job.run_at} />
                          {job.last_error && <> · {job.last_error}</>}
                        </span>
                      </th>
                      <td className="not-stacked narrow">
                        <StateWord icon={icon} tone={tone}>
                          {job.state}
                        </StateWord>
                      </td>
                      <td className="not-stacked at-end">
                        {job.attempts} of {job.max_attempts}
                      </td>
                      <td className="not-stacked narrow">
                        <Moment at={job.finished_at ?? job.run_at} />
                      </td>
                      <td className="narrow">
                        {job.state === 'failed' && (
                          <Button small sending={again.isPending} onClick={() => again.mutate(job.id)}>
                            Run again
                          </Button>
                        )}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
    </>
  )
}
