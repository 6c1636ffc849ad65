import { marksText } from '@northlight/exam/marking/marks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ConfirmKeys } from '../features/papers/confirm-keys.tsx'
import { PrintedQuestion } from '../features/papers/printed-question.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** The paper as it is printed, by the browser: formulas are set as on the screen. Its keys are read and confirmed here. */
export function PaperPrintScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  const [withKey, setWithKey] = useState(useSearchParams()[0].has('keys'))
  const isAllowed = may('papers.print') && /^\d+$/.test(id)
  const read = useQuery({
    queryKey: ['paper-print', id],
    queryFn: () => client.get('/office/papers/{id}/print', { params: { id } }),
    enabled: isAllowed,
    staleTime: 0,
  })
  if (!isAllowed) return <NotFoundScreen />
  if (isLost(read))
    return <Failure error={read.error} onRetry={() => void read.refetch()} title="The paper could not be loaded" />
  if (!read.data) return <Skeleton lines={12} />
  const paper = read.data
  return (
    <>
      <PageHead
        crumbs={[{ to: '/papers', label: 'Papers' }, { to: `/papers/${id}`, label: paper.name }, { label: 'Print' }]}
        title={paper.name}
        sub={
          <span>
            version {paper.version} · {paper.minutes === null ? 'no clock' : `${paper.minutes} minutes`} ·{' '}
            {marksText(paper.marks)} marks
          </span>
        }
        acts={
          <span className="no-print seg-bar">
            <Check checked={withKey} onChange={(event) => setWithKey(event.target.checked)}>
              with key and solutions
            </Check>
            <Button look="primary" onClick={() => print()}>
              Print
            </Button>
          </span>
        }
      />
      <div className="section max-w-205 [&_section+section]:mt-7 [&_ol]:[list-style:decimal] [&_ol]:pl-7 [&_ol]:grid [&_ol]:gap-4.5 [&_ol]:mt-3 [&_li]:[break-inside:avoid]">
        {paper.sections.map((section) => (
          <section key={section.name}>
            <h2>{section.name}</h2>
            <p className="small muted">{section.marking}</p>
            <ol>
              {section.questions
                .filter(({ alternate }) => withKey || alternate === 0)
                .map((one) => (
                  <PrintedQuestion key={`${one.number}.${one.alternate}`} one={one} withKey={withKey} />
                ))}
            </ol>
          </section>
        ))}
      </div>
      {withKey && (
        <div className="section max-w-205 no-print">
          <ConfirmKeys id={Number(id)} paper={paper} onReadAgain={async () => (await read.refetch()).data} />
        </div>
      )}
    </>
  )
}
