import { seconds } from '@northlight/contract/durations'
import type { QuestionImportRow, QuestionImportView } from '@northlight/contract/office/question-imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { ImportRows, rowWords } from '../features/questions/import-rows.tsx'
import { ImportHead, isWorking, Unread } from '../features/questions/import-state.tsx'
import { MappingDialog } from '../features/questions/mapping-dialog.tsx'
import { MendDialog } from '../features/questions/mend-dialog.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function QuestionImportScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  const isAllowed = may('bank.write') && /^\d+$/.test(id)
  const read = useQuery({
    queryKey: ['question-import', id],
    queryFn: () => client.get('/office/question-imports/{id}', { params: { id } }),
    enabled: isAllowed,
    refetchInterval: ({ state }) => (isWorking(state.data?.import) ? seconds(0.7) : false),
    staleTime: 0,
  })
  if (!isAllowed) return <NotFoundScreen />
  if (isLost(read))
    return <Failure error={read.error} onRetry={() => void read.refetch()} title="The import could not be loaded" />
  if (!read.data) return <Skeleton lines={10} />
  const view = read.data.import
  const stop = async () => {
    try {
      toast.done((await client.post('/office/question-imports/{id}/stop', {}, { params: { id } })).message)
    } catch (error) {
      toast.failed(error)
    }
    await read.refetch()
  }
  if (view.state === 'failed' || isWorking(view)) return <Unread view={view} onStop={() => void stop()} />
  return <Import view={view} refresh={() => read.refetch()} />
}

type Act = 'apply' | 'undo'

function Import({ view, refresh }: { view: QuestionImportView; refresh: () => Promise<unknown> }) {
  const list = usePlainList<QuestionImportRow>(`question-imports/${view.id}/rows`)
  const filter = list.filterValues as Record<string, string>
  const [mending, setMending] = useState<QuestionImportRow | null>(null)
  const [isMapping, setMapping] = useState(false)
  const [isSending, setSending] = useState(false)
  const both = () => Promise.all([refresh(), list.refetch()])
  const { ready, guess, wrong, left } = view.counts
  const taken = ready + guess
  const decide = async (body: Record<string, unknown>) => {
    try {
      await client.post('/office/question-imports/{id}/decide', body, { params: { id: view.id } })
      await both()
    } catch (error) {
      toast.failed(error)
    }
  }
  const act = async (name: Act) => {
    setSending(true)
    try {
      const { message } = await client.post(`/office/question-imports/{id}/${name}`, {}, { params: { id: view.id } })
      toast.done(message)
      await both()
    } catch (error) {
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  const tab = (state: string, label: string, count: number, sign?: (typeof rowWords)['ready']) => (
    <button
      type="button"
      aria-current={(filter.state ?? '') === state ? 'page' : undefined}
      onClick={() => list.setFilters(state ? { state } : {})}
    >
      {sign ? (
        <StateWord icon={sign[0]} tone={sign[1]}>
          {label}
        </StateWord>
      ) : (
        label
      )}{' '}
      <span className="count">{count}</span>
    </button>
  )
  return (
    <>
      <ImportHead view={view} />
      {view.state === 'applied' && (
        <div className="section">
          <Note
            tone="good"
            acts={
              <button type="button" className="link" onClick={() => void act('undo')}>
                Take this import back
              </button>
            }
          >
            {taken} questions are in the bank. It can be taken back while no paper uses them.
          </Note>
        </div>
      )}
      {view.state === 'undone' && (
        <div className="section">
          <Note>This import was taken back: the bank is as it was before.</Note>
        </div>
      )}
      {view.state === 'ready' && view.reason !== null && (
        <div className="section">
          <Note tone="bad">{view.reason} Nothing was stored.</Note>
        </div>
      )}
      <nav className="views" aria-label="Rows">
        {tab('', 'All', taken + wrong + left)}
        {tab('ready', 'Fine', ready, rowWords.ready)}
        {tab('guess', 'A guess was made', guess, rowWords.guess)}
        {tab('wrong', 'Cannot be read', wrong, rowWords.wrong)}
        {left > 0 && tab('left', 'Taken off', left)}
      </nav>
      <div className="bar">
        {view.errors_file && (
          <a className={buttonClass({})} href={view.errors_file}>
            <Icon name="download" />
            File with reasons
          </a>
        )}
        {view.state === 'ready' && wrong > 0 && (
          <Button onClick={() => void decide({ state: 'wrong', is_left: true })}>Take off all {wrong}</Button>
        )}
        {view.state === 'ready' && (
          <span className="end small">
            {view.heads.length > 0 &&
              `Columns matched: ${view.mapping.filter((one) => one !== null).length} of ${view.heads.length} · `}
            <button type="button" className="link" onClick={() => setMapping(true)}>
              {view.heads.length > 0 ? 'Change' : 'Subject and topic…'}
            </button>
          </span>
        )}
      </div>
      <PlainList list={list} words={['row', 'rows']} empty="No row like this">
        {(rows) => (
          <ImportRows
            view={view}
            rows={rows}
            onMend={setMending}
            onLeave={(row) => void decide({ numbers: [row.number], is_left: !row.is_left })}
            onChoice={(row, choice) => void decide({ numbers: [row.number], choice })}
          />
        )}
      </PlainList>
      {view.state === 'ready' && (
        <div className="import-foot">
          <span>All or nothing, in one step. Can be taken back while no paper uses them.</span>
          <Button
            look="primary"
            disabled={wrong > 0 || taken === 0}
            sending={isSending}
            onClick={() => void act('apply')}
          >
            {wrong > 0 ? `Import ${taken}, ${wrong} red left` : `Import ${taken}`}
          </Button>
        </div>
      )}
      {mending && (
        <MendDialog key={mending.number} view={view} row={mending} onClose={() => setMending(null)} onMended={both} />
      )}
      {isMapping && <MappingDialog view={view} onClose={() => setMapping(false)} onMapped={both} />}
    </>
  )
}
