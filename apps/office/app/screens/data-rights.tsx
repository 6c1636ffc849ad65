import { indianDay } from '@northlight/contract/dates'
import type { DataRightView } from '@northlight/contract/office/data-rights'
import { clockOf } from '@northlight/contract/payments/refund-rule'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskRightDialog } from '../features/consents/ask-right-dialog.tsx'
import { DecideRightDialog } from '../features/consents/decide-right-dialog.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

const kindWords: Record<DataRightView['kind'], string> = {
  export: 'a copy of the data',
  correction: 'a correction',
  erasure: 'deletion',
}

const nameOf = ({ name, email }: DataRightView) => name ?? email

/** Requests of families about their data, each with its clock; an administrator decides. */
export function DataRightsScreen() {
  const may = useMay()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [open, setOpen] = useState<DataRightView | null>(null)
  const found = useQuery({ queryKey: ['data-rights'], queryFn: () => client.get('/office/data-rights') })
  const again = () => void queryClient.invalidateQueries({ queryKey: ['data-rights'] })
  const requests = found.data?.requests ?? []
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Admissions' }]}
        title="Data rights"
        acts={
          <Button look="primary" onClick={() => setAsking(true)}>
            Note a request…
          </Button>
        }
      />
      {isLost(found) && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} />}
      {found.data && requests.length === 0 && (
        <Empty icon="shield" title="Nobody has asked">
          Families can take a copy of their data and delete their account by themselves. What they ask for at the desk
          or by letter is noted here.
        </Empty>
      )}
      <ul className="rows rows--wide">
        {requests.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <b>{nameOf(one)}</b> asks for {kindWords[one.kind]}
              <span className="under">
                {one.name && `${one.email}, `}asked by the {one.asked_by}, <Moment at={one.created_at} day />
                {may('data-rights.finish') && one.user_id === null && ', no account has this address'}
                {one.by && `, noted by ${one.by}`}
                {one.decided_by && `, decided by ${one.decided_by}`}
              </span>
              <span className="under">{one.note}</span>
            </span>
            <span className="end row-acts row-acts--wrap">
              <RightState right={one} />
              {one.proof_id && may('papers.read') && (
                <a href={`/api/v1/office/files/${one.proof_id}`}>
                  Paper<span className="sr-only"> of {nameOf(one)}</span>
                </a>
              )}
              {one.state === 'proposed' && may('data-rights.finish') && (
                <Button small aria-label={`Decide: ${nameOf(one)}`} onClick={() => setOpen(one)}>
                  Decide…
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {found.data && (
        <Section title="What the law obliges us to keep">
          <ul className="small [&>li+li]:mt-1.5">
            {found.data.kept_by_law.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      {isAsking && <AskRightDialog onClose={() => setAsking(false)} onDone={again} />}
      {open && <DecideRightDialog right={open} onClose={() => setOpen(null)} onDone={again} />}
    </>
  )
}

function RightState({ right }: { right: DataRightView }) {
  if (right.state !== 'proposed')
    return (
      <StateWord icon={right.state === 'done' ? 'tick' : 'minus'} tone={right.state === 'done' ? 'good' : 'quiet'}>
        {right.state === 'done' ? 'done' : 'refused'}
      </StateWord>
    )
  const { tone, words } = clockOf(right.due_on, indianDay(new Date().toISOString()), 'days')
  return (
    <StateWord icon="clock" tone={tone}>
      {words}
    </StateWord>
  )
}
