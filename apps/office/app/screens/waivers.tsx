import type { WaiverState, WaiverView } from '@northlight/contract/admissions/waivers'
import { shownMoney } from '@northlight/contract/money'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { shortDayText } from '../ui/time.tsx'

type Sign = ComponentProps<typeof StateWord>

const words: Record<WaiverState, [icon: Sign['icon'], tone: Sign['tone'], word: string]> = {
  waiting: ['clock', 'due', 'Waits'],
  signed: ['tick', 'good', 'Signed'],
  refused: ['cross', 'bad', 'Refused'],
  replaced: ['undo', 'quiet', 'Replaced'],
}

const states = Object.entries(words).map(([value, [, , label]]) => ({ value, label }))

const empty = {
  waiting: 'No waiver waits for a signature.',
  signed: 'None was signed yet.',
  refused: 'None was refused.',
  replaced: 'None was replaced by another offer.',
}

/** Waivers beyond the band of the test that needed a second person, and what became of them. */
export function WaiversScreen() {
  const list = usePlainList<WaiverView>('waivers', undefined, { state: 'waiting' })
  const state = (list.filterValues as { state?: WaiverState }).state
  return (
    <>
      <PageHead crumbs={[{ label: 'Admissions' }]} title="Waivers" />
      <ListBar list={list} states={states} />
      <PlainList
        list={list}
        words={['waiver', 'waivers']}
        empty={state ? empty[state] : 'No waiver went beyond the band so far that it needed a second signature.'}
        emptyIcon="tick"
      >
        {(rows) => (
          <PlainTable
            caption="Waivers"
            rows={rows}
            keyOf={({ id }) => id}
            isTwoLine
            first={{
              head: 'Who',
              cell: (row) => (
                <>
                  <Link className="row-link" to={`/applications/${row.application_id}`}>
                    {row.name}
                  </Link>
                  <span className="under">{row.title}</span>
                </>
              ),
              second: (row) => (
                <>
                  <State row={row} /> · {row.waiver_percent} %, the band gives {row.band_percent} % · {row.proposed_by}
                </>
              ),
            }}
            columns={[
              { head: 'Waiver', cell: (row) => `${row.waiver_percent} %, band ${row.band_percent} %`, narrow: true },
              { head: 'Reason', cell: ({ reason }) => <span className="muted">{reason}</span> },
              { head: 'Proposed', cell: (row) => `${row.proposed_by}, ${shortDayText(row.proposed_at)}` },
              { head: 'State', cell: (row) => <State row={row} /> },
              {
                ...{ head: 'Beyond the band', atEnd: true, stays: true },
                cell: ({ beyond_paise }) => <b>{shownMoney(beyond_paise)}</b>,
              },
            ]}
          />
        )}
      </PlainList>
    </>
  )
}

function State({ row: { state, decided_by } }: { row: WaiverView }) {
  const [icon, tone, word] = words[state]
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
      {decided_by && ` by ${decided_by}`}
    </StateWord>
  )
}
