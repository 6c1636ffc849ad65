import { shownMoney } from '@northlight/contract/money'
import type { CashClosingView } from '@northlight/contract/payments/cash-closings'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { signedMoney } from '../features/money/cash/cash-sums.tsx'
import { OpenDrawer } from '../features/money/cash/open-drawer.tsx'
import { MoneyHead } from '../features/money/money-head.tsx'
import { client } from '../platform/api/client.ts'
import { PlainTable } from '../ui/plain-table.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { momentText } from '../ui/time.tsx'

/** What lies at the desks, to be counted and closed, and the days that were. */
export function CashScreen() {
  const open = useQuery({ queryKey: ['cash'], queryFn: () => client.get('/office/cash') })
  const list = usePlainList<CashClosingView>('cash-closings')
  return (
    <>
      <MoneyHead title="Cash" />
      {isLost(open) && <Failure error={open.error} onRetry={() => void open.refetch()} />}
      {open.isPending && <Skeleton lines={6} />}
      {open.data?.drawers.map((drawer) => (
        <OpenDrawer key={drawer.drawer} drawer={drawer} />
      ))}
      <Section title="Closed">
        <PlainList list={list} words={['closing', 'closings']} empty="No cash was closed yet." emptyIcon="rupee">
          {(rows) => (
            <PlainTable
              caption="Closed days of cash"
              rows={rows}
              keyOf={({ id }) => id}
              isTwoLine
              first={{
                head: 'Desk',
                cell: (row) => (
                  <Link className="row-link" to={`/cash/${row.id}`}>
                    {row.branch}, no. {row.number}
                  </Link>
                ),
                second: (row) => <Seen closing={row} />,
              }}
              columns={[
                { head: 'Closed', cell: (row) => `${momentText(row.closed_at)}, ${row.closed_by ?? '–'}` },
                { head: 'Second person', cell: (row) => <Seen closing={row} /> },
                {
                  head: 'Difference',
                  atEnd: true,
                  cell: (row) => (row.difference_paise === 0 ? 'none' : signedMoney(row.difference_paise)),
                },
                { head: 'Counted', atEnd: true, stays: true, cell: (row) => <b>{shownMoney(row.counted_paise)}</b> },
              ]}
            />
          )}
        </PlainList>
      </Section>
    </>
  )
}

function Seen({ closing }: { closing: CashClosingView }) {
  return closing.seen_at ? (
    <StateWord icon="tick" tone="good">
      {closing.seen_by ?? 'Seen'}
    </StateWord>
  ) : (
    <StateWord icon="clock" tone="due">
      Waits for a second person
    </StateWord>
  )
}
