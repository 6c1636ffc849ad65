import type { RefundCaseView } from '@northlight/contract/payments/refund-office'
import { StateWord } from '../../ui/state-word.tsx'
import { Moment } from '../../ui/time.tsx'

type Signed = { name: string; at: string } | null

function Line({ label, by, waits }: { label: string; by: Signed; waits: string }) {
  return (
    <li>
      <span className="grow">
        <StateWord icon={by ? 'tick' : 'ring'} tone={by ? 'good' : 'quiet'}>
          {label}
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
      </span>
    </li>
  )
}

/** Who has proposed and who has signed; nobody does both. */
export function Signatures({ refund }: { refund: RefundCaseView }) {
  const isTwo = refund.signatures > 1 || refund.first_signed !== null
  const isProposed = refund.state !== 'asked'
  return (
    <>
      <ol className="rows">
        <Line label="Proposed" by={isProposed ? refund.proposed : null} waits="by a counsellor or an administrator" />
        {isTwo && (
          <Line label="First signature" by={refund.first_signed} waits="an administrator; the letter goes out" />
        )}
        <Line
          label={isTwo ? 'Second signature' : 'Signature'}
          by={refund.signed}
          waits={isTwo ? 'another administrator; the money goes out' : 'an administrator; letter and money go out'}
        />
      </ol>
      {refund.why_not && <p className="small muted">{refund.why_not}</p>}
    </>
  )
}
