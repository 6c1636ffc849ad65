import { indianDay } from '@northlight/contract/dates'
import type { ConsentCase } from '@northlight/contract/office/consent-desk'
import { clockOf } from '@northlight/contract/payments/refund-rule'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Agreed } from '../features/consents/agreed.tsx'
import { BirthDialog } from '../features/consents/birth-dialog.tsx'
import { PaperDialog } from '../features/consents/paper-dialog.tsx'
import { ParentDialog } from '../features/consents/parent-dialog.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { dayText, Moment } from '../ui/time.tsx'

const missingWords: Record<ConsentCase['missing'], string> = {
  'date-of-birth': 'the date of birth is not known',
  parent: 'no parent is named',
  'parent-consent': 'the parent has not answered',
}

type Asks = { kind: 'parent' | 'paper' | 'birth'; of: ConsentCase }

/** Whose test or hall ticket waits for a parent; what bites first stands first. */
export function ConsentsScreen() {
  const may = useMay()
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState<Asks | null>(null)
  const found = useQuery({ queryKey: ['consents'], queryFn: () => client.get('/office/consents') })
  const again = () => void queryClient.invalidateQueries({ queryKey: ['consents'] })
  const resend = useMutation({
    mutationFn: (id: number) => client.post('/office/consents/{id}/resend', {}, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      again()
    },
    onError: toast.failed,
  })
  const close = () => setAsks(null)
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Admissions' }]}
        title="Consent desk"
        sub={<span>A student under 18 takes no test and gets no hall ticket before a parent has agreed.</span>}
      />
      {isLost(found) && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {found.data?.cases.length === 0 && (
        <Empty icon="tick" title="Nothing waits for a parent">
          Every student with a test or a hall before them has what is needed.
        </Empty>
      )}
      <ul className="rows rows--wide">
        {found.data?.cases.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <b>
                {one.application_id ? <Link to={`/applications/${one.application_id}`}>{one.name}</Link> : one.name}
              </b>
              <span className="under">
                {one.stops}, {dayText(one.bites_on)}
              </span>
              <span className="under">
                {one.refused ? 'the parent refused' : missingWords[one.missing]}
                {one.parent && `: ${one.parent.name}, ${one.parent.email}`}
                {one.asked_at && (
                  <>
                    , asked <Moment at={one.asked_at} day />
                  </>
                )}
              </span>
            </span>
            <span className="end row-acts row-acts--wrap">
              <Bites day={one.bites_on} />
              {one.parent?.phone && (
                <a href={`tel:${one.parent.phone}`}>
                  <span className="sr-only">Call {one.parent.name}, </span>
                  {one.parent.phone}
                </a>
              )}
              {may('consent.mend') && (
                <>
                  {one.missing === 'parent-consent' && (
                    <Button
                      small
                      sending={resend.isPending && resend.variables === one.id}
                      aria-label={`Ask again: ${one.name}`}
                      onClick={() => resend.mutate(one.id)}
                    >
                      Ask again
                    </Button>
                  )}
                  <Button
                    small
                    aria-label={`Parent of ${one.name}`}
                    onClick={() => setAsks({ kind: 'parent', of: one })}
                  >
                    Parent…
                  </Button>
                  <Button
                    small
                    aria-label={`Paper consent: ${one.name}`}
                    onClick={() => setAsks({ kind: 'paper', of: one })}
                  >
                    Paper…
                  </Button>
                </>
              )}
              {may('accounts.correct') && (
                <Button
                  small
                  look="quiet"
                  aria-label={`Date of birth of ${one.name}`}
                  onClick={() => setAsks({ kind: 'birth', of: one })}
                >
                  Birth…
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {may('consent.withdraw') && <Agreed />}
      {asks?.kind === 'parent' && <ParentDialog student={asks.of} onClose={close} onDone={again} />}
      {asks?.kind === 'paper' && <PaperDialog student={asks.of} onClose={close} onDone={again} />}
      {asks?.kind === 'birth' && <BirthDialog student={asks.of} onClose={close} onDone={again} />}
    </>
  )
}

function Bites({ day }: { day: string }) {
  const { tone, words } = clockOf(day, indianDay(new Date().toISOString()), 'days')
  return (
    <StateWord icon="clock" tone={tone === 'good' ? 'quiet' : tone}>
      {words}
    </StateWord>
  )
}
