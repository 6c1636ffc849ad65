import { shownDate } from '@northlight/contract/dates'
import type { FamilyView } from '@northlight/contract/families'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useState } from 'react'
import type { Read } from '../../../platform/api/use-read.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { CompleteForm } from './complete-form.tsx'
import { Consents } from './consents.tsx'
import { ParentAnswer } from './parent-answer.tsx'

type Props = { call: Read<FamilyView> }

/** Age, parent and agreements of the signed-in person. */
export function Family({ call }: Props) {
  const [isChanging, setChanging] = useState(false)
  if (call.status === 'failed') return <TryAgainLine retry={call.retry} />
  if (call.status === 'loading')
    return (
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  const family = call.value
  const change = (next: FamilyView) => {
    setChanging(false)
    call.set(next)
  }
  const asks = family.needs === 'date-of-birth' || family.needs === 'parent'
  return (
    <div className="grid gap-7">
      {asks && (
        <p className="text-sm text-ink-2">
          {family.needs === 'parent'
            ? 'You are under 18. Name a parent or guardian, so that they can agree before your first test.'
            : 'Tell us your date of birth before your first test.'}
        </p>
      )}
      {family.date_of_birth && <Facts family={family} onChange={() => setChanging(true)} isChanging={isChanging} />}
      {asks || isChanging ? (
        <CompleteForm family={family} onChange={change} onCancel={isChanging ? () => setChanging(false) : undefined} />
      ) : (
        family.needs === 'parent-consent' && (
          <ParentAnswer family={family} onChange={change} onOtherParent={() => setChanging(true)} />
        )
      )}
      {family.consents.length > 0 && <Consents consents={family.consents} onChange={change} />}
    </div>
  )
}

function Facts({ family, onChange, isChanging }: { family: FamilyView; onChange: () => void; isChanging: boolean }) {
  const { date_of_birth, parent, is_minor, needs } = family
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)] [&_dt]:text-ink-2">
      <dt>Date of birth</dt>
      <dd>{shownDate(`${date_of_birth}T06:30:00.000Z`)}</dd>
      {is_minor && parent && (
        <>
          <dt>Parent or guardian</dt>
          <dd className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <span className="wrap-anywhere">
              {parent.name}, {parent.email}
            </span>
            {!isChanging && needs === null && <TextButton onClick={onChange}>Change</TextButton>}
          </dd>
        </>
      )}
      {!is_minor && (
        <>
          <dt>Agreement</dt>
          <dd>
            <StateMark state="off">Not needed, you are over 18</StateMark>
          </dd>
        </>
      )}
    </dl>
  )
}
