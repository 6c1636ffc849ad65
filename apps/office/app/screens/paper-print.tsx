import { marksText } from '@northlight/exam/marking/marks'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** The paper as it is printed, by the browser: formulas are set as on the screen. With or without its key. */
export function PaperPrintScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  const [withKey, setWithKey] = useState(false)
  const isAllowed = may('tests.write') && /^\d+$/.test(id)
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
            <label className="check">
              <input type="checkbox" checked={withKey} onChange={(event) => setWithKey(event.target.checked)} />
              with key and solutions
            </label>
            <Button look="primary" onClick={() => print()}>
              Print
            </Button>
          </span>
        }
      />
      <div className="section printed">
        {paper.sections.map((section) => (
          <section key={section.name}>
            <h2>{section.name}</h2>
            <p className="small muted">{section.marking}</p>
            <ol>
              {section.questions.map((one) => (
                <li key={one.number} value={one.number}>
                  {one.passage && <RichText className="printed__passage" html={one.passage} />}
                  <RichText html={one.text} />
                  {one.figure && <img src={one.figure} alt={one.figure_alt ?? ''} />}
                  {one.options.length > 0 && (
                    <ul className="printed__options">
                      {one.options.map((option) => (
                        <li key={option.name}>
                          <b>({option.name})</b> <RichText as="span" html={option.text} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {one.matches.length > 0 && (
                    <ul className="printed__options">
                      {one.matches.map((match) => (
                        <li key={match.name}>
                          <b>({match.name})</b> <RichText as="span" html={match.text} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {withKey && (
                    <div className="printed__key">
                      <b>Key: {one.key}</b>
                      <RichText html={one.solution} />
                    </div>
                  )}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}
