import { seconds } from '@northlight/contract/durations'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../platform/api/client.ts'
import { askForFactor } from '../platform/api/factor-prompt.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

const megabytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

export function BackupsScreen() {
  const may = useMay()
  const me = useMe()
  const all = useQuery({
    queryKey: ['backups'],
    queryFn: () => client.get('/office/backups'),
    refetchInterval: (query) => (query.state.data?.is_running ? seconds(2) : false),
  })
  const make = useMutation({
    mutationFn: () => client.post('/office/backups', {}),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => void all.refetch(),
  })
  /** A file is fetched by the browser itself, which cannot be asked for a factor: it is shown before. */
  const download = async (name: string) => {
    const until = me.factor.fresh_until
    if ((until && Date.parse(until) > Date.now()) || (await askForFactor()))
      location.assign(`/api/v1/office/backups/${encodeURIComponent(name)}/file`)
  }
  const isRunning = all.data?.is_running === true
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Backups' }]}
        title="Backups"
        sub={<span>The database in one file, checked after it was made.</span>}
        acts={
          all.data?.is_possible && (
            <Button look="primary" sending={make.isPending || isRunning} onClick={() => make.mutate()}>
              {isRunning ? 'Being made' : 'Make one now'}
            </Button>
          )
        }
      />
      <div className="notices">
        {all.data && !all.data.is_possible && (
          <Note tone="info">
            This institute runs on PostgreSQL: its backups are made with the database’s own tools, outside the office.
          </Note>
        )}
        {all.data?.last_error && <Note tone="bad">The last backup did not come about: {all.data.last_error}</Note>}
      </div>
      {all.isError && <Failure error={all.error} onRetry={() => void all.refetch()} />}
      {all.isPending && <Skeleton />}
      {all.data?.backups.length === 0 && all.data.is_possible && (
        <Empty icon="document" title="No backup lies here yet" />
      )}
      {all.data && all.data.backups.length > 0 && (
        <div className="table-wrap">
          <table className="table">
            <caption className="visually-hidden">Backups</caption>
            <thead>
              <tr>
                <th scope="col">Made</th>
                <th scope="col">Checked</th>
                <th scope="col" className="at-end">
                  Size
                </th>
                <td>
                  <span className="visually-hidden">Acts</span>
                </td>
              </tr>
            </thead>
            <tbody>
              {all.data.backups.map((backup) => (
                <tr key={backup.name}>
                  <th scope="row">
                    <Moment at={backup.made_at} />
                  </th>
                  <td>
                    {backup.is_checked ? (
                      <StateWord icon="tick" tone="good">
                        whole
                      </StateWord>
                    ) : (
                      <StateWord icon="warning" tone="due">
                        not checked
                      </StateWord>
                    )}
                  </td>
                  <td className="at-end">{megabytes.format(backup.bytes / 1e6)} MB</td>
                  <td className="at-end">
                    {may('backups.download') && (
                      <button type="button" className="link small" onClick={() => void download(backup.name)}>
                        Download
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
