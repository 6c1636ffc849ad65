import { Section } from '../../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { useVisitsRead } from './desk-reads.ts'

const figures = new Intl.NumberFormat('en-IN')

/** Views of pages, never people: nobody is told from anybody else. */
export function Visits() {
  const read = useVisitsRead()
  const visits = read.data?.visits
  return (
    <Section title="Views of pages">
      {isLost(read) && <Failure error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton lines={5} />}
      {visits && (
        <>
          <p>
            {figures.format(visits.today)} today, {figures.format(visits.week)} in 7 days
          </p>
          {visits.week === 0 && <p className="small muted">They are written once a minute.</p>}
          <ol className="rows">
            {visits.top.map(({ path, views }) => (
              <li key={path}>
                <span className="grow">
                  {path.startsWith('/') && !path.includes('{') ? <a href={path}>{path}</a> : path}
                </span>
                <span className="end">{figures.format(views)}</span>
              </li>
            ))}
          </ol>
          {visits.from.length > 0 && (
            <p className="small muted">
              From {visits.from.map(({ host, views }) => `${host} ${figures.format(views)}`).join(', ')}
            </p>
          )}
        </>
      )}
    </Section>
  )
}
