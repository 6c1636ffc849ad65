import { canBeDeleted, canBeHidden, hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { useMay } from '../../../platform/me/use-me.ts'
import { Button } from '../../../ui/button.tsx'
import { type OfferedAct, useBulk } from './use-bulk.ts'
import type { RecordList } from './use-record-list.ts'

const figures = new Intl.NumberFormat('en-IN')

/** Over the table head while something is chosen: how many, all that match, acts, and the way to clear the selection. */
export function BulkBar({ resource, list }: { resource: Resource; list: RecordList }) {
  const may = useMay()
  const [isAll, setAll] = useState(false)
  const [asked, setAsked] = useState<OfferedAct | null>(null)
  const total = list.total ?? 0
  const count = isAll ? total : list.selectedIds.length
  const words = (many: number) => (many === 1 ? resource.words[0] : resource.words[1])

  const acts: { act: OfferedAct; label: string; isOffered: boolean }[] = [
    { act: 'publish', label: 'Publish', isOffered: hasDrafts(resource) && may(resource.acts.publish) },
    { act: 'hide', label: 'Hide', isOffered: canBeHidden(resource) && may(resource.acts.open) },
    { act: 'show', label: 'Show', isOffered: resource.shown !== undefined && may(resource.acts.open) },
    { act: 'unshow', label: 'Take off', isOffered: resource.shown !== undefined && may(resource.acts.open) },
    { act: 'delete', label: 'Delete…', isOffered: canBeDeleted(resource) && may(resource.acts.deleteUnseen) },
  ]
  const { run, progress, refused, forgetRefused } = useBulk(resource, {
    mayDo: (act) => acts.some((one) => one.act === act && one.isOffered),
    onDone: list.onUnselectItems,
    onSettled: () => {
      setAsked(null)
      setAll(false)
    },
  })
  const start = (act: OfferedAct) =>
    run.mutate({ act, ...(isAll ? { filter: list.filterValues } : { ids: list.selectedIds }) })

  return (
    <>
      {list.selectedIds.length > 0 && (
        <section className="bulk on-night" aria-label="Chosen rows">
          <b>{figures.format(count)} chosen</b>
          {!isAll && total > list.selectedIds.length && (
            <button type="button" className="link desk-only" onClick={() => setAll(true)}>
              Choose all {figures.format(total)}
            </button>
          )}
          {acts
            .filter(({ isOffered }) => isOffered)
            .map(({ act, label }) => (
              <Button
                small
                look="ghost"
                key={act}
                sending={run.isPending}
                onClick={() => (act === 'hide' ? start(act) : setAsked(act))}
              >
                {label}
              </Button>
            ))}
          <span className="end">
            <button
              type="button"
              className="link"
              onClick={() => {
                setAll(false)
                list.onUnselectItems()
              }}
            >
              Clear selection
            </button>
          </span>
        </section>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`${asked === 'delete' ? 'Delete' : asked === 'publish' ? 'Publish' : 'Change'} ${figures.format(count)} ${words(count)}?`}
        foot={
          <>
            <Button onClick={() => setAsked(null)}>Leave them</Button>
            <span className="end">
              <Button
                look={asked === 'delete' ? 'danger-filled' : 'primary'}
                sending={run.isPending}
                onClick={() => asked && start(asked)}
              >
                {asked === 'delete' ? 'Delete' : asked === 'publish' ? 'Publish' : 'Change'} {figures.format(count)}
              </Button>
            </span>
          </>
        }
      >
        <p>
          {asked === 'delete'
            ? 'What is used somewhere, or was live and you may not delete it, stays and is named.'
            : 'What the gate does not let pass stays as it is and is named.'}
        </p>
        {progress && (
          <p role="status">
            {figures.format(progress.done)} of {progress.total === null ? '…' : figures.format(progress.total)}
          </p>
        )}
      </Dialog>
      <Dialog open={refused.length > 0} onClose={() => forgetRefused()} title={`${refused.length} stayed as they were`}>
        <ul className="rows">
          {refused.map(({ id, title, reason }) => (
            <li key={id}>
              <span className="grow">
                <b>{title}</b>
                <span className="under">{reason}</span>
              </span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
