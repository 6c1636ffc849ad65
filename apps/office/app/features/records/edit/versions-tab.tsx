import type { RecordView, VersionRow } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { classes } from '@northlight/ui/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import type { SignName } from '../../../ui/icon.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { type StateTone, StateWord } from '../../../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../../../ui/states.tsx'
import { Moment } from '../../../ui/time.tsx'
import { verbs } from '../verbs.ts'
import { capital, mayDo } from '../words.ts'
import { DiffWords } from './diff-words.tsx'
import { valueText } from './value-text.ts'

type Values = Record<string, unknown>
type Detail = VersionRow & { values: Values; before: Values | null }
type List = { data: VersionRow[]; meta: { total: number } }

const shown: Record<string, [SignName, StateTone, string]> = {
  created: ['plus', 'quiet', 'created'],
  draft: ['pen', 'due', 'draft'],
  published: ['tick', 'good', 'published'],
  scheduled: ['clock', 'info', 'scheduled'],
  discarded: ['undo', 'quiet', 'discarded'],
  restored: ['undo', 'due', 'restored'],
  imported: ['upload', 'quiet', 'imported'],
  hidden: ['eyeOff', 'quiet', 'hidden'],
}

type Props = {
  resource: Resource
  record: RecordView
  onRestored: (version: number) => void
  settled: () => Promise<number | undefined>
}

/** Who, when, what changed in words; any of them comes back as a draft. */
export function VersionsTab({ resource, record, onRestored, settled }: Props) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const base = `/office/${resource.name}/${record.id}/versions`
  const list = useQuery({
    queryKey: ['versions', resource.name, record.id, record.version, page],
    queryFn: () => calls.get<List>(base, { query: { total: 25, page } }),
    placeholderData: (before) => before,
  })
  const number = chosen ?? list.data?.data[0]?.number
  const detail = useQuery({
    queryKey: ['version', resource.name, record.id, number],
    queryFn: async () => (await calls.get<{ version: Detail }>(`${base}/${number}`)).version,
    enabled: number !== undefined,
  })
  if (isLost(list)) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton />
  if (list.data.data.length === 0)
    return <Empty title="No versions yet">They begin with the first change made here.</Empty>
  const restore = async () => {
    try {
      const version = await settled()
      if (version === undefined || number === undefined) return
      const moved = await verbs.restore(resource.name, record.id, version, number)
      toast.done(`Version ${number} is back as a draft. What is live has not changed.`)
      onRestored(moved.version)
    } catch (error) {
      toast.failed(error)
    }
  }
  return (
    <div className="cols cols--versions">
      <section className="section" aria-label="Versions">
        <ul className="versions">
          {list.data.data.map((row) => {
            const [icon, tone, word] = shown[row.kind] ?? ['ring', 'quiet', row.kind]
            return (
              <li key={row.number} className={classes(row.number === number && 'is-on')}>
                <span className="versions__state">
                  <StateWord icon={row.is_live ? 'tick' : icon} tone={row.is_live ? 'good' : tone}>
                    {row.is_live ? 'live' : word}
                  </StateWord>
                </span>
                <button
                  type="button"
                  className="row-link border-0 bg-transparent p-0 text-left"
                  aria-current={row.number === number || undefined}
                  onClick={() => setChosen(row.number)}
                >
                  {row.by ?? 'The server'}
                </button>
                <Moment at={row.at} />
                <span className="under">{row.summary.join(' · ') || 'as before'}</span>
              </li>
            )
          })}
        </ul>
        <Pager page={page} perPage={25} total={list.data.meta.total} words={['version', 'versions']} onPage={setPage} />
      </section>
      <section className="section" aria-label="What changed" aria-live="polite">
        {isLost(detail) && <Failure error={detail.error} onRetry={() => void detail.refetch()} />}
        {detail.data ? (
          <>
            <div className="section__head">
              <h2>
                Version {detail.data.number}
                {detail.data.by && `, ${detail.data.by}`}
              </h2>
              <span className="end">
                {mayDo(record, 'restore') && (
                  <Button small icon="undo" onClick={() => void restore()}>
                    Take it back as a draft
                  </Button>
                )}
              </span>
            </div>
            <Changes resource={resource} detail={detail.data} titles={record.titles} />
          </>
        ) : (
          !detail.isError && <Skeleton lines={5} />
        )}
      </section>
    </div>
  )
}

function Changes({ resource, detail, titles }: { resource: Resource; detail: Detail; titles: RecordView['titles'] }) {
  const before = detail.before ?? {}
  const fields = Object.keys(resource.fields).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(detail.values[name] ?? null),
  )
  if (fields.length === 0) return <p className="muted">Nothing of the text changed with it.</p>
  return (
    <dl className="changes">
      {fields.map((name) => {
        const field = resource.fields[name]
        return (
          <div key={name}>
            <dt>{capital(field?.label ?? name)}</dt>
            <dd>
              <DiffWords
                before={valueText(field, before[name], titles)}
                after={valueText(field, detail.values[name], titles)}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
