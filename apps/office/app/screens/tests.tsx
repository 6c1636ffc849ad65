import type { OfficeTestRow } from '@northlight/contract/exams/office'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { useMakeTest } from '../features/online-tests/use-make-test.ts'
import { wrongFields } from '../platform/api/wrong-fields.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import type { SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { type StateTone, StateWord } from '../ui/state-word.tsx'
import { momentText, spanText } from '../ui/time.tsx'
import { NotFoundScreen } from './not-found.tsx'

const shown: Record<OfficeTestRow['state'], [SignName, StateTone]> = {
  announced: ['pen', 'due'],
  planned: ['clock', 'info'],
  open: ['half', 'good'],
  ended: ['minus', 'quiet'],
}
const states = (Object.keys(shown) as OfficeTestRow['state'][]).map((value) => ({ value, label: value }))
const windowText = ({ opens_at, closes_at }: OfficeTestRow) => {
  if (opens_at === null) return closes_at === null ? 'at any time' : `until ${momentText(closes_at)}`
  if (closes_at === null) return `from ${momentText(opens_at)}`
  return spanText(opens_at, closes_at)
}

function State({ state }: Pick<OfficeTestRow, 'state'>) {
  const [icon, tone] = shown[state]
  return (
    <StateWord icon={icon} tone={tone}>
      {state}
    </StateWord>
  )
}

export function TestsScreen() {
  const may = useMay()
  return may('tests.write') ? <Tests /> : <NotFoundScreen />
}

function Tests() {
  const list = usePlainList<OfficeTestRow>('tests')
  // Today leads here to make one.
  const wantsNew = useSearchParams()[0].has('new')
  const [name, setName] = useState<string | null>(wantsNew ? '' : null)
  const [error, setError] = useState<string | undefined>()
  const making = useMakeTest((failure) => {
    setError(wrongFields(failure).name)
    toast.failed(failure)
  })
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Tests' }]}
        title="Tests"
        acts={
          <Button look="primary" icon="plus" className="max-md:flex-1" onClick={() => setName('')}>
            New test
          </Button>
        }
      />
      <ListBar list={list} search="Name of a test" states={states} />
      <PlainList list={list} words={['test', 'tests']} empty="No test like this">
        {(rows) => (
          <PlainTable
            caption="Tests"
            rows={rows}
            keyOf={({ id }) => id}
            isOff={({ is_shown }) => !is_shown}
            first={{
              head: 'Test',
              cell: ({ slug, name }) => (
                <Link className="row-link" to={`/tests/${slug}`}>
                  {name}
                </Link>
              ),
              second: (row) => (
                <>
                  <State {...row} /> · {windowText(row)} · {row.enrolled} enrolled
                </>
              ),
            }}
            columns={[
              { head: 'State', cell: (row) => <State {...row} />, narrow: true },
              { head: 'Window', cell: windowText },
              { head: 'Paper', cell: ({ paper }) => paper ?? '–' },
              { head: 'Enrolled', cell: ({ enrolled }) => enrolled, atEnd: true },
              { head: 'Begun', cell: ({ begun }) => begun, atEnd: true },
            ]}
          />
        )}
      </PlainList>
      <Dialog
        open={name !== null}
        onClose={() => setName(null)}
        title="New test"
        foot={
          <Button look="primary" sending={making.isPending} onClick={() => making.mutate(name ?? '')}>
            Make it
          </Button>
        }
      >
        <p>Nobody sees it before you show it.</p>
        <TextField label="Name" value={name ?? ''} error={error} onChange={(event) => setName(event.target.value)} />
      </Dialog>
    </>
  )
}
