import { shownMoney } from '@northlight/contract/money'
import type { CandidateView } from '@northlight/contract/payments/office'
import { RadioInput } from '@northlight/ui/kit/choice-input.tsx'
import type { ReactNode } from 'react'
import { StateWord } from '../../../ui/state-word.tsx'
import type { Choice } from './unmatched-words.ts'

type ChoiceProps = { choice: Choice | null; onChoose: (choice: Choice) => void }
type Props = {
  candidates: CandidateView[]
  /** What came; an order that asks for another amount says so. */
  paid: number
  choice: Choice | null
  /** Absent for anyone who may look and not decide. */
  onChoose?: ChoiceProps['onChoose'] | undefined
}

/** The orders it may be for; what cannot take it says why, and cannot be chosen. */
export function Candidates({ candidates, paid, choice, onChoose }: Props) {
  const isChosen = (id: number) => choice?.way === 'place' && choice.order.order_id === id
  return (
    <fieldset>
      <legend>What it may be for</legend>
      {candidates.length === 0 && <p className="muted">No order asked for this amount in the 14 days before.</p>}
      {candidates.map((one) => (
        <Line
          key={one.order_id}
          isChosen={isChosen(one.order_id)}
          onChoose={onChoose && !one.objection ? () => onChoose({ way: 'place', order: one }) : undefined}
          under={[...(one.amount_paise === paid ? [] : [`asks for ${shownMoney(one.amount_paise)}`]), ...one.why].join(
            ', ',
          )}
          end={
            one.objection && (
              <StateWord icon="lock" tone="quiet">
                {one.objection}
              </StateWord>
            )
          }
        >
          <b>{one.payer}</b>
          {one.student && `, for ${one.student}`}, {one.title}
        </Line>
      ))}
    </fieldset>
  )
}

/** For money that belongs to none of them. */
export function Ways({ choice, onChoose, refund }: ChoiceProps & { refund: number }) {
  return (
    <fieldset>
      <legend>Or none of these</legend>
      <Line isChosen={choice?.way === 'settle'} onChoose={() => onChoose({ way: 'settle' })}>
        It was settled in another way
      </Line>
      {refund > 0 && (
        <Line isChosen={choice?.way === 'refund'} onChoose={() => onChoose({ way: 'refund' })}>
          Refund {shownMoney(refund)}
        </Line>
      )}
    </fieldset>
  )
}

type LineProps = {
  isChosen: boolean
  onChoose?: (() => void) | undefined
  under?: string
  end?: ReactNode
  children: ReactNode
}

function Line({ isChosen, onChoose, under, end, children }: LineProps) {
  const words = (
    <span className="grow">
      {children}
      {under && <span className="under">{under}</span>}
      {end}
    </span>
  )
  if (!onChoose) return <div className="place">{words}</div>
  return (
    <label className="place">
      <RadioInput name="way" checked={isChosen} onChange={onChoose} />
      {words}
    </label>
  )
}
