import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AssignMenu } from '../features/families/assign-menu.tsx'
import { FamilyTable } from '../features/families/family-table.tsx'
import { FamilyFilters, FamilyViews } from '../features/families/list-head.tsx'
import { useFamilyList } from '../features/families/use-family-list.ts'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useMe } from '../platform/me/use-me.ts'
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
  const { keys_on } = useMe()
  const { list, view, page, perPage, filter, set } = useFamilyList()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choose = (ids: number[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const walkIn = () => void navigate('/families/new')
  useKeys({ c: walkIn }, { letters: keys_on })
  const empty = nothing[view] ?? { title: 'No family fits', text: '' }
  return (
    <>
      <PageHead
        title="Families"
        acts={
          <Button look="primary" icon="plus" keys="c" className="btn--grow" onClick={walkIn}>
            Walk-in
          </Button>
        }
      />
      <FamilyViews view={view} />
      <FamilyFilters filter={filter} set={set} />
      {chosen.size > 0 && (
        <div className="bulk">
          <b>{chosen.size} chosen</b>
          <AssignMenu
            ids={[...chosen]}
            trigger={<Button icon="user">Give to…</Button>}
            onDone={() => setChosen(new Set())}
          />
          <span className="end">
            <button type="button" className="link" onClick={() => setChosen(new Set())}>
              Let go
            </button>
          </span>
        </div>
      )}
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
