import { seconds } from '@northlight/contract/durations'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ImportColumns } from '../features/imports/import-columns.tsx'
import { ImportRows } from '../features/imports/import-rows.tsx'
import { type Import, imports, type Row } from '../features/imports/imports.ts'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { capital } from '../features/records/words.ts'
import { listLink } from '../platform/api/list-link.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

const appliedText = (resource: Resource, count: number) => {
  const [one, many] = resource.words
  if (!hasDrafts(resource))
    return count === 1 ? `1 ${one} was taken in and works.` : `${count} ${many} were taken in and work.`
  return count === 1
    ? '1 draft was made. Nobody sees it before it is published.'
    : `${count} drafts were made. Nobody sees them before they are published.`
}

export function ImportScreen() {
  const id = Number(useParams().id)
  const read = useQuery({
    queryKey: ['import', id],
    queryFn: () => imports.read(id),
    refetchInterval: ({ state }) => (state.data?.import.state === 'reading' ? seconds(0.7) : false),
  })
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeleton lines={8} />
  const resource = resourceNamed(read.data.import.resource)
  return resource ? <One resource={resource} of={read.data.import} /> : <NotFoundScreen />
}

type Reply = { message: string; import: Import }

/** A write on the import; its reply is what the screen shows next. */
const useWrite = <Input,>(id: number, send: (input: Input) => Promise<Reply>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (reply) => {
      queryClient.setQueryData(['import', id], reply)
      await queryClient.invalidateQueries({ queryKey: ['import-rows', id] })
    },
    onError: toast.failed,
  })
}

function One({ resource, of }: { resource: Resource; of: Import }) {
  const many = resource.words[1]
  const map = useWrite(of.id, (mapping: (string | null)[]) => imports.map(of.id, mapping))
  const leave = useWrite(of.id, (what: Parameters<typeof imports.leave>[1]) => imports.leave(of.id, what))
  const apply = useWrite(of.id, () => imports.apply(of.id))
  const undo = useWrite(of.id, () => imports.undo(of.id))
  const { ready, guess, wrong, left } = of.counts
  const all = ready + guess + wrong + left
  const isOpen = of.state === 'ready'
  return (
    <>
      <PageHead
        crumbs={[
          { to: `/${resource.name}`, label: capital(many) },
          { to: `/${resource.name}/import`, label: 'Import' },
          { label: of.file_name },
        ]}
        title={of.file_name}
        acts={
          isOpen && (
            <Button
              look="primary"
              sending={apply.isPending}
              disabled={wrong > 0 || ready + guess === 0}
              onClick={() => apply.mutate(undefined)}
            >
              Import {ready + guess} of {all}
            </Button>
          )
        }
      />
      <div className="notices">
        {of.state === 'reading' && (
          <p role="status" className="muted">
            The list is being read.
          </p>
        )}
        {of.state === 'failed' && (
          <Note tone="bad" acts={<Link to={`/${resource.name}/import`}>Send another file</Link>}>
            {of.reason}
          </Note>
        )}
        {of.state === 'applied' && (
          <Note
            tone="good"
            acts={
              <>
                <Link
                  to={hasDrafts(resource) ? listLink(`/${resource.name}?filter[state]=draft`) : `/${resource.name}`}
                >
                  {hasDrafts(resource) ? 'Show the drafts' : 'Show the list'}
                </Link>
                <Button look="quiet" small icon="undo" sending={undo.isPending} onClick={() => undo.mutate(undefined)}>
                  Take the import back
                </Button>
              </>
            }
          >
            {appliedText(resource, ready + guess)}
          </Note>
        )}
        {of.state === 'undone' && <Note>The import was taken back.</Note>}
        {isOpen && wrong > 0 && (
          <Note
            tone="due"
            acts={
              <>
                {of.errors_file && <a href={of.errors_file}>These rows as a file, with reasons</a>}
                <Button look="quiet" small onClick={() => leave.mutate({ state: 'wrong', is_left: true })}>
                  Leave them out
                </Button>
              </>
            }
          >
            {wrong} of {all} rows are wrong. Mend them in the file and send it again, or leave them out.
          </Note>
        )}
      </div>
      {isOpen && (
        <Section title="Columns">
          <ImportColumns
            resource={resource}
            of={of}
            isSending={map.isPending}
            onMap={(mapping) => map.mutate(mapping)}
          />
        </Section>
      )}
      {all > 0 && (
        <RowsOf
          resource={resource}
          of={of}
          onLeave={({ number, is_left }) => leave.mutate({ numbers: [number], is_left: !is_left })}
        />
      )}
    </>
  )
}

const perPage = 50

function RowsOf({ resource, of, onLeave }: { resource: Resource; of: Import; onLeave: (row: Row) => void }) {
  const [state, setState] = useState('')
  const [page, setPage] = useState(1)
  const rows = useQuery({
    queryKey: ['import-rows', of.id, state, page],
    queryFn: () => imports.rows(of.id, { state, page, total: perPage }),
  })
  const { ready, guess, wrong, left } = of.counts
  const options = [
    { value: 'wrong', label: `Wrong ${wrong}` },
    { value: 'guess', label: `Look at ${guess}` },
    { value: 'ready', label: `Ready ${ready}` },
    { value: 'left', label: `Taken off ${left}` },
  ]
  const choose = (next: string) => {
    setState(next)
    setPage(1)
  }
  return (
    <Section title="Rows">
      <FilterChips label="State of the rows" options={options} value={state} onChange={choose} />
      {isLost(rows) && <Failure error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.isPending && <Skeleton lines={8} />}
      {rows.data?.data.length === 0 && <p className="muted">No row like this.</p>}
      {rows.data && rows.data.data.length > 0 && (
        <>
          <ImportRows resource={resource} of={of} rows={rows.data.data} onLeave={onLeave} />
          <Pager page={page} perPage={perPage} total={rows.data.meta.total} words={['row', 'rows']} onPage={setPage} />
        </>
      )}
    </Section>
  )
}
