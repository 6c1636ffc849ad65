import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { StateWord } from '../../../ui/state-word.tsx'
import { Moment } from '../../../ui/time.tsx'

type Signed = { name: string; at: string } | null

type LineProps = {
  label: string
  by: Signed
  waits: string
  /** It is the turn of the person who looks. */
  isYours?: boolean
  reason?: string | null
}

function Line({ label, by, waits, isYours = false, reason }: LineProps) {
  const [icon, tone] = by
    ? (['tick', 'good'] as const)
    : isYours
      ? (['half', 'due'] as const)
      : (['ring', 'quiet'] as const)
  return (
    <li>
      <span className="grow">
        <StateWord icon={icon} tone={tone}>
          {isYours ? `${label}: yours` : label}
        </StateWord>
        <span className="under">
          {by ? (
            <>
              {by.name}, <Moment at={by.at} />
            </>
          ) : (
            waits
          )}
        </span>
        {reason && <span className="under">Reason: {reason}</span>}
      </span>
    </li>
  )
}

/** Who has proposed and who has signed; nobody does both. */
export function Signatures({ refund }: { refund: RefundCaseView }) {
  const isTwo = refund.signatures > 1 || refund.first_signed !== null
  const isProposed = refund.state !== 'asked'
  const isYours = refund.may.includes('sign')
  const isFirst = isTwo && refund.first_signed === null
  return (
    <>
      <ol className="rows rows--signed">
        <Line
          label="Proposed"
          by={isProposed ? refund.proposed : null}
          waits="by a counsellor or an administrator"
          reason={isProposed ? refund.reason : null}
        />
        {isTwo && (
          <Line
            label="First signature"
            by={refund.first_signed}
            waits="an administrator; the letter goes out"
            isYours={isYours && isFirst}
          />
        )}
        <Line
          label={isTwo ? 'Second signature' : 'Signature'}
          by={refund.signed}
          waits={isTwo ? 'another administrator; the money goes out' : 'an administrator; letter and money go out'}
          isYours={isYours && !isFirst}
        />
      </ol>
      {refund.why_not && <p className="small muted">{refund.why_not}</p>}
    </>
  )
}
