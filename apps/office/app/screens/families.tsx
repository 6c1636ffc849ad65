import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { FamilyBulkBar } from '../features/families/bulk-bar.tsx'
import { ExportDialog } from '../features/families/export-dialog.tsx'
import { FamilyTable } from '../features/families/family-table.tsx'
import { FamilyFilters, FamilyViews } from '../features/families/list-head.tsx'
import { useFamilyList } from '../features/families/use-family-list.ts'
import { SavedViews } from '../features/records/list/saved-views.tsx'
import { press } from '../platform/keys/press.ts'
import { useRowKeys } from '../platform/keys/use-row-keys.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { Empty, Failure, Skeleton } from '../ui/states.tsx'

const nothing: Record<string, { title: string; text: string }> = {
  inbox: {
    title: 'Nobody waits',
    text: 'Every family that wrote has had an answer. New ones appear here by themselves.',
  },
  mine: { title: 'No families of yours', text: 'Take one from the inbox, or write a walk-in down.' },
  overdue: { title: 'Nothing is overdue', text: 'Follow-ups and states past their day appear here.' },
  all: { title: 'No family fits', text: 'Try fewer words, or clear the filters.' },
}

/** Inbox, mine, overdue, all: one list whose view stands in the address. */
export function FamiliesScreen() {
  const navigate = useNavigate()
  const may = useMay()
  const { list, view, page, perPage, filter, set, asked } = useFamilyList()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isExporting, setExporting] = useState(false)
  const choose = (ids: number[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const letGo = () => setChosen(new Set())
  const walkIn = () => void navigate('/families/new')
  const ids = list.data?.data.map(({ id }) => id) ?? []
  const onChoose = (some: number[], isRange: boolean) => choose(some, isRange || !some.every((id) => chosen.has(id)))
  // On the families that are chosen, or where none is, on the row one stands on.
  const act = (key: string, at: number) => () => {
    const here = ids[at]
    // The bar with the buttons appears with the choice.
    if (chosen.size === 0 && here !== undefined) flushSync(() => choose([here], true))
    press(key)
  }
  useRowKeys({ name: 'families', ids, onChoose }, (at) => ({
    c: walkIn,
    a: act('a', at),
    m: act('m', at),
    f: act('f', at),
    Escape: letGo,
  }))
  const empty = nothing[view] ?? { title: 'No family fits', text: '' }
  return (
    <>
      <PageHead
        title="Families"
        acts={
          <Button look="primary" icon="plus" keys="c" className="max-md:flex-1" onClick={walkIn}>
            Walk-in
          </Button>
        }
      />
      <FamilyViews view={view}>
        <SavedViews list="families" isFiltered={Object.keys(filter).length > 0} />
      </FamilyViews>
      <FamilyFilters
        filter={filter}
        set={set}
        end={
          may('families.export') && (
            <Button look="quiet" icon="download" onClick={() => setExporting(true)}>
              Export
            </Button>
          )
        }
      />
      <FamilyBulkBar chosen={list.data?.data.filter(({ id }) => chosen.has(id)) ?? []} onClear={letGo} />
      {isExporting && <ExportDialog filter={asked} onClose={() => setExporting(false)} />}
      {list.isFailed && (
        <Failure error={list.error} onRetry={() => void list.refetch()} title="Families could not be loaded" />
      )}
      {!list.data && !list.isFailed && <Skeleton lines={10} />}
      {list.data && list.data.data.length === 0 && (
        <Empty icon="inbox" title={empty.title}>
          {empty.text}
        </Empty>
      )}
      {list.data && list.data.data.length > 0 && (
        <>
          <FamilyTable rows={list.data.data} chosen={chosen} onChoose={choose} />
          <Pager
            page={page}
            perPage={perPage}
            total={list.data.meta.total}
            words={['family', 'families']}
            onPage={(next) => set({ page: String(next) })}
            onPerPage={(total) => set({ total: String(total) })}
          />
        </>
      )}
    </>
  )
}
