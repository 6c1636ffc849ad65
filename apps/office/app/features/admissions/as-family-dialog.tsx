import { stateNames } from '@northlight/contract/admissions/states'
import { indianDay } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { shownDay } from '@northlight/contract/shown-day'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { Note } from '../../ui/note.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { clockText, momentText, shortDayText } from '../../ui/time.tsx'
import { needsWords } from './words.ts'

const canWords: Record<string, string> = {
  pay: 'pay the fee',
  change_sitting: 'choose another date',
  withdraw: 'withdraw',
  download: 'take the hall ticket',
  apply_again: 'apply again',
}

/** What the family reads at this moment; nothing can be written from here, and the log names who looked. */
export function AsFamilyDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const seen = useQuery({
    queryKey: ['as-family', id],
    queryFn: () => client.get('/office/applications/{id}/as-family', { params: { id } }),
    staleTime: 0,
  })
  const view = seen.data?.application
  const can = view
    ? Object.entries(view.can)
        .filter(([, isAllowed]) => isAllowed)
        .map(([name]) => canWords[name] ?? name)
    : []
  return (
    <Dialog open onClose={onClose} title="As the family sees it" wide>
      {seen.isError && <Failure error={seen.error} onRetry={() => void seen.refetch()} />}
      {seen.isPending && <Skeleton />}
      {view && (
        <>
          <Note>Read only. That you have looked is written down.</Note>
          <dl className="facts">
            <dt>State</dt>
            <dd>{stateNames[view.state]}</dd>
            <dt>Test</dt>
            <dd>
              {view.sitting.centre}, {shownDay(indianDay(view.sitting.starts_at))}, {view.sitting.slot}
            </dd>
            <dt>Fee</dt>
            <dd>
              {shownMoney(view.amount_paise)}, {view.payment_status.toLowerCase()}
            </dd>
            <dt>Result</dt>
            <dd>{view.result ? `${view.result.percent} %, ${view.result.waiver_percent} % waived` : 'not out yet'}</dd>
            <dt>Is asked for</dt>
            <dd>{view.needs ? (needsWords[view.needs] ?? view.needs) : 'nothing'}</dd>
            <dt>Can now</dt>
            <dd>{can.length > 0 ? can.join(', ') : 'read only'}</dd>
            <dt>Fee is refunded</dt>
            <dd>{view.refunds_until ? `until ${momentText(view.refunds_until)}` : 'no'}</dd>
          </dl>
          <ol className="timeline">
            {view.timeline.map((step) => (
              <li key={`${step.state} ${step.at}`}>
                <time dateTime={step.at}>
                  {shortDayText(step.at)}
                  <br />
                  {clockText(step.at)}
                </time>
                <div>
                  <b>{stateNames[step.state]}</b> {step.note}
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
