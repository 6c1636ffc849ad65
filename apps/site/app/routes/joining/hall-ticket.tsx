import type { TicketView } from '@northlight/contract/admissions/own'
import { indianDay, instant } from '@northlight/contract/dates'
import { shownDay } from '@northlight/contract/shown-day'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { Facts } from '../../features/admission/application/facts.tsx'
import { isApiError } from '../../platform/api/api-error.ts'
import { useRead } from '../../platform/api/use-read.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { StateMark } from '../../ui/layout/state-mark.tsx'
import type { Route } from './+types/hall-ticket'

const title = 'Hall ticket check'
const trail = [['Admission', '/admission'], [title]] as const

export const meta: Route.MetaFunction = ({ matches }) =>
  // Without the code: it stands for a person.
  pageMeta({ title, description: 'Check whether a hall ticket is valid.', path: '/admission', noindex: true, matches })

/** Where the code on a hall ticket leads: our staff at the gate see whether it is good. */
export default function AdmissionHallTicket({ params }: Route.ComponentProps) {
  const { code } = params
  const call = useRead(code, (client) =>
    client
      .get('/admission/hall-ticket/{code}', { params: { code } })
      .then(({ ticket }) => ticket)
      .catch((error: unknown) => {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }),
  )
  return (
    <>
      <PageBanner title={title} trail={trail} arcs={false} />
      <div className="wrap max-w-200 py-section">
        {call.status === 'loading' && <SkeletonLines lines={6} />}
        {call.status === 'failed' && <TryAgainLine retry={call.retry} />}
        {call.status === 'ready' &&
          (call.value === null ? (
            <Card edge="clay" className="grid gap-2">
              <h2 className="text-h3">
                <StateMark state="failed" className="text-h4!">
                  Not a valid hall ticket
                </StateMark>
              </h2>
              <p>The code is not known. Ask the office before you let anyone in with it.</p>
            </Card>
          ) : (
            <Checked ticket={call.value} code={code} />
          ))}
      </div>
    </>
  )
}

/** A genuine ticket may still be for another day: at the gate that is the difference. */
const verdictOn = ({ is_valid, sits_on }: TicketView) => {
  if (!is_valid) return { edge: 'clay', state: 'failed', word: 'No longer valid' } as const
  return sits_on === indianDay(instant(Date.now()))
    ? ({ edge: 'leaf', state: 'done', word: 'Valid for today' } as const)
    : ({ edge: 'gold', state: 'due', word: 'Genuine, but for another day' } as const)
}

function Checked({ ticket, code }: { ticket: TicketView; code: string }) {
  const { edge, state, word } = verdictOn(ticket)
  return (
    <Card edge={edge} className="grid gap-4">
      <h2 className="text-h3">
        <StateMark state={state} className="text-h4!">
          {word}
        </StateMark>
      </h2>
      {ticket.reason && <p>{ticket.reason}</p>}
      <Facts
        facts={[
          ['Candidate', ticket.name],
          ['Application', ticket.number],
          ['Class', ticket.class],
          ['Centre', ticket.centre],
          ['Day', shownDay(ticket.sits_on)],
          ['Time', ticket.slot],
          ['State', ticket.state],
        ]}
      />
      {ticket.is_valid && (
        <p className="text-sm text-ink-2">
          Compare the name with a card that has a photograph before you let anyone in. Our staff{' '}
          <a href={`/office/check?code=${encodeURIComponent(code)}`}>check in here</a>.
        </p>
      )}
    </Card>
  )
}
