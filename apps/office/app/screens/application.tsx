import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { stateNames } from '@northlight/contract/admissions/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApplicationActs } from '../features/admissions/application-acts.tsx'
import { ApplicationFacts } from '../features/admissions/application-facts.tsx'
import { AsFamilyDialog } from '../features/admissions/as-family-dialog.tsx'
import { OfferSection } from '../features/admissions/offer-section.tsx'
import { StateSteps } from '../features/admissions/state-steps.tsx'
import { attentionWords } from '../features/admissions/words.ts'
import { TakeFee } from '../features/money/take-fee.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { clockText, shortDayText } from '../ui/time.tsx'

export function ApplicationScreen() {
  const id = Number(useParams().id)
  const found = useQuery({
    queryKey: ['application', id],
    queryFn: () => client.get('/office/applications/{id}', { params: { id } }),
  })
  if (isLost(found)) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={12} />
  return <Application application={found.data.application} />
}

function Application({ application }: { application: OfficeApplicationDetail }) {
  const may = useMay()
  const queryClient = useQueryClient()
  const [isAsFamily, setAsFamily] = useState(false)
  const again = () => void queryClient.invalidateQueries({ queryKey: ['application', application.id] })
  return (
    <>
      <PageHead
        crumbs={[{ to: '/applications', label: 'Applications' }, { label: application.number }]}
        title={application.name}
        sub={
          <>
            <span>{application.number}</span>
            <span>
              class {application.class}, {application.school_name}
            </span>
            <span>{application.program}</span>
          </>
        }
        acts={
          <>
            {may('families.view-as') && (
              <Button icon="eye" onClick={() => setAsFamily(true)}>
                As the family sees it
              </Button>
            )}
            <ApplicationActs application={application} onDone={again} />
          </>
        }
      />
      <StateSteps application={application} />
      {application.attention && (
        <div className="notices">
          <Note tone="bad">{attentionWords[application.attention]}</Note>
        </div>
      )}
      <div className="cols">
        <div>
          <OfferSection application={application} onDone={again} />
          <Section title="Timeline">
            <ol className="timeline">
              {application.timeline.toReversed().map((step) => (
                <li key={`${step.state} ${step.at}`}>
                  <time dateTime={step.at}>
                    {shortDayText(step.at)}
                    <br />
                    {clockText(step.at)}
                  </time>
                  <div>
                    <b>{stateNames[step.state]}</b>
                    {step.note && <> {step.note}</>}
                    <span className="under">
                      {step.by && `${step.by} · `}
                      <StateWord icon="eye" tone="quiet">
                        the family sees this
                      </StateWord>
                    </span>
                  </div>
                </li>
              ))}
            </ol>
          </Section>
        </div>
        <aside className="rail" aria-label="Facts">
          <ApplicationFacts application={application} feeActs={<TakeFee application={application} />} />
        </aside>
      </div>
      {isAsFamily && <AsFamilyDialog id={application.id} onClose={() => setAsFamily(false)} />}
    </>
  )
}
