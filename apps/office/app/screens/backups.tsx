import { seconds } from '@northlight/contract/durations'
import type { BackupView } from '@northlight/contract/office/institute'
import { useMutation, useQuery } from '@tanstack/react-query'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { useProtectedFile } from '../platform/me/use-protected-file.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { HiddenHead, PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

const megabytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })
const sizeOf = ({ bytes }: BackupView) => `${megabytes.format(bytes / 1e6)} MB`

const Checked = ({ of: { is_checked } }: { of: BackupView }) => (
  <StateWord icon={is_checked ? 'tick' : 'warning'} tone={is_checked ? 'good' : 'due'}>
    {is_checked ? 'whole' : 'not checked'}
  </StateWord>
)

/** Restoring is the only proof of a backup; this one says when it was given. */
function Drill({ of: { drill } }: { of: BackupView }) {
  if (!drill)
    return (
      <StateWord icon="ring" tone="quiet">
        not tried yet
      </StateWord>
    )
  const { at, files, missing } = drill
  return (
    <>
      <StateWord icon={missing > 0 ? 'cross' : 'tick'} tone={missing > 0 ? 'bad' : 'good'}>
        {missing > 0 ? `${missing} of ${files} files missing` : `opens, all ${files} files there`}
      </StateWord>
      , <Moment at={at} />
    </>
  )
}

export function BackupsScreen() {
  const may = useMay()
  const all = useQuery({
    queryKey: ['backups'],
    queryFn: () => client.get('/office/backups'),
    refetchInterval: (query) => (query.state.data?.is_running || query.state.data?.is_drilling ? seconds(2) : false),
  })
  const make = useMutation({
    mutationFn: () => client.post('/office/backups', {}),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => void all.refetch(),
  })
  const drill = useMutation({
    mutationFn: (name: string) => client.post('/office/backups/{name}/drill', {}, { params: { name } }),
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.failed,
    onSettled: () => void all.refetch(),
  })
  const open = useProtectedFile()
  const download = (name: string) => open(`/api/v1/office/backups/${encodeURIComponent(name)}/file`)
  const isRunning = all.data?.is_running === true
  const isDrilling = all.data?.is_drilling === true
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Backups' }]}
        title="Backups"
        sub={
          <span>The whole institute in one file. A try restores it beside the running one and takes nothing away.</span>
        }
        acts={
          all.data?.is_possible && (
            <Button look="primary" sending={make.isPending || isRunning} onClick={() => make.mutate()}>
              {isRunning ? 'Being made' : 'Make one now'}
            </Button>
          )
        }
      />
      <div className="notices">
        {all.data?.last_error && <Note tone="bad">The last backup did not come about: {all.data.last_error}</Note>}
      </div>
      {isLost(all) && <Failure error={all.error} onRetry={() => void all.refetch()} />}
      {all.isPending && <Skeleton />}
      {all.data?.backups.length === 0 && all.data.is_possible && (
        <Empty icon="document" title="No backup lies here yet" />
      )}
      {all.data && all.data.backups.length > 0 && (
        <PlainTable
          caption="Backups"
          rows={all.data.backups}
          keyOf={({ name }) => name}
          first={{
            head: 'Made',
            cell: ({ made_at }) => <Moment at={made_at} />,
            second: (backup) => (
              <>
                <span className="reason block">{sizeOf(backup)}</span> <Drill of={backup} />
              </>
            ),
          }}
          columns={[
            { head: 'Checked', narrow: true, cell: (backup) => <Checked of={backup} /> },
            { head: 'Restored for a try', cell: (backup) => <Drill of={backup} /> },
            { head: 'Size', atEnd: true, cell: sizeOf },
            {
              head: <HiddenHead>Acts</HiddenHead>,
              atEnd: true,
              stays: true,
              cell: ({ name, made_at }) => (
                <span className="form-acts backup__acts">
                  <Button small sending={drill.isPending || isDrilling} onClick={() => drill.mutate(name)}>
                    Try a restore<span className="sr-only"> of {made_at}</span>
                  </Button>
                  {may('backups.download') && (
                    <Button small look="quiet" icon="download" onClick={() => void download(name)}>
                      Download
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
