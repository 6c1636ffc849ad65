import { shownMoney } from '@northlight/contract/money'
import { noteValues } from '@northlight/contract/payments/cash-closings'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useParams } from 'react-router'
import { CashLines } from '../features/money/cash/cash-lines.tsx'
import { SumsTable, signedMoney } from '../features/money/cash/cash-sums.tsx'
import { SeeButton } from '../features/money/cash/see-button.tsx'
import { client } from '../platform/api/client.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { momentText } from '../ui/time.tsx'

/** One closing on one page, to print and to file: the sums, the notes, the entries and the two names. */
export function CashClosingScreen() {
  const id = Number(useParams().id)
  const found = useQuery({
    queryKey: ['cash-closing', id],
    queryFn: () => client.get('/office/cash-closings/{id}', { params: { id } }),
  })
  if (isLost(found)) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={12} />
  const { closing, lines } = found.data
  const { counted } = closing
  return (
    <>
      <PageHead
        crumbs={[{ to: '/cash', label: 'Cash' }, { label: `No. ${closing.number}` }]}
        title={`Cash of ${closing.branch}, no. ${closing.number}`}
        sub={<span>Closed {momentText(closing.closed_at)}</span>}
        acts={
          <>
            <Button icon="document" onClick={() => window.print()}>
              Print
            </Button>
            {closing.may_see && <SeeButton closing={closing} />}
          </>
        }
      />
      <Section title="What came">
        <SumsTable sums={closing.sums} expected={closing.expected_paise} />
      </Section>
      <Section title="What was counted">
        <dl className="facts facts--figures">
          {noteValues
            .filter((value) => counted[`n${value}`] > 0)
            .map((value) => (
              <Fragment key={value}>
                <dt>
                  {counted[`n${value}`]} × ₹{value}
                </dt>
                <dd>{shownMoney(counted[`n${value}`] * value * 100)}</dd>
              </Fragment>
            ))}
          {counted.coins_paise > 0 && (
            <>
              <dt>Coins</dt>
              <dd>{shownMoney(counted.coins_paise)}</dd>
            </>
          )}
          <dt>Together</dt>
          <dd>{shownMoney(closing.counted_paise)}</dd>
          <dt>Difference{closing.reason && `: ${closing.reason}`}</dt>
          <dd>{closing.difference_paise === 0 ? 'none' : signedMoney(closing.difference_paise)}</dd>
        </dl>
      </Section>
      <Section title="Names">
        <dl className="facts">
          <dt>Counted and closed by</dt>
          <dd>{closing.closed_by ?? '–'}</dd>
          <dt>Seen by</dt>
          <dd>{closing.seen_at ? `${closing.seen_by ?? '–'}, ${momentText(closing.seen_at)}` : 'nobody yet'}</dd>
        </dl>
      </Section>
      <Section title="Entries">
        <CashLines lines={lines} caption="Entries that this closing counted" />
      </Section>
    </>
  )
}
