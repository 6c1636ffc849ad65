import type { ConsoleRow } from '@northlight/contract/exams/console'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { clockText } from '../../ui/time.tsx'
import { isWriting, lengthText } from './attention.ts'

const eventWords: Record<string, string> = {
  full_screen_left: 'left full screen',
  tab_hidden: 'left the tab',
  window_left: 'left the window',
  offline: 'line lost',
  online: 'line back',
  full_screen_entered: 'full screen again',
  tab_shown: 'back in the tab',
  takeover: 'another screen took over',
}

type Props = {
  slug: string
  row: ConsoleRow
  now: number
  place: string
  onClose: () => void
  onAct: (act: 'time' | 'incident' | 'force') => void
}

/** One student beside the table: times, screens, warnings, and what can be done. */
export function OneStudent({ slug, row, now, place, onClose, onAct }: Props) {
  const attempt = row.attempt ?? ''
  const student = useQuery({
    queryKey: ['student', slug, attempt, row.violations, row.devices, row.extra_ms],
    queryFn: () => client.get('/office/tests/{slug}/attempts/{uuid}', { params: { slug, uuid: attempt } }),
    placeholderData: (before) => before,
  })
  const known = student.data?.student
  return (
    <section className="section one" aria-label={row.name}>
      <div className="section__head">
        <h2>{row.name}</h2>
        <span className="muted small">{place}</span>
        <span className="end">
          <IconButton icon="close" small label={`Close ${row.name}`} onClick={onClose} />
        </span>
      </div>
      {isLost(student) && <Failure error={student.error} onRetry={() => void student.refetch()} />}
      {!known && !student.isError && <Skeleton lines={5} />}
      {known && (
        <>
          <dl className="facts">
            <dt>Clock</dt>
            <dd>
              started {row.started_at ? clockText(row.started_at) : '–'}
              {row.ended_at
                ? `, ended ${clockText(row.ended_at)}`
                : row.deadline_at && `, ends ${clockText(row.deadline_at)}`}
            </dd>
            <dt>Answered</dt>
            <dd>
              {row.answered} of {row.questions}
              {row.last_save_at && ` · last save ${lengthText(now - Date.parse(row.last_save_at))} ago`}
            </dd>
            <dt>Screens</dt>
            <dd>
              {known.devices.length}
              {known.devices.at(-1) && ` · since ${clockText(known.devices.at(-1)?.taken_at ?? '')}`}
            </dd>
            <dt>Phone</dt>
            <dd>{known.phone ? <a href={`tel:+91${known.phone}`}>{known.phone}</a> : 'none given'}</dd>
            {known.compensatory_per_hour > 0 && (
              <>
                <dt>Compensatory</dt>
                <dd>{known.compensatory_per_hour} min for each hour</dd>
              </>
            )}
          </dl>
          <ol className="timeline mt-2.5 [&>li]:grid-cols-[44px_minmax(0,1fr)] [&>li]:gap-7 [&>li]:py-1.25 [&>li]:px-0 [&>li]:before:left-13.5 [&>li]:before:top-2.5 [&>li]:after:left-14.5 [&>li]:after:top-3.75 [&>li]:after:-bottom-3">
            {known.grants.map((grant) => (
              <li key={`${grant.at}-${grant.reason}`} className="is-f">
                <time dateTime={grant.at}>{clockText(grant.at)}</time>
                <div>
                  +{Math.round(grant.minutes)} min: {grant.reason}
                  {grant.by && <span className="under">{grant.by}</span>}
                </div>
              </li>
            ))}
            {known.events.slice(0, 12).map((event) => (
              <li key={`${event.at}-${event.kind}`}>
                <time dateTime={event.at}>{clockText(event.at)}</time>
                <div>
                  {eventWords[event.kind] ?? event.kind}
                  {event.away_ms !== null && `, ${lengthText(event.away_ms)}`}
                </div>
              </li>
            ))}
            {row.started_at && (
              <li>
                <time dateTime={row.started_at}>{clockText(row.started_at)}</time>
                <div>started</div>
              </li>
            )}
          </ol>
          <div className="flex flex-wrap gap-2 mt-3 max-md:*:flex-auto">
            <Button icon="plus" onClick={() => onAct('time')}>
              Minutes
            </Button>
            <Button icon="note" onClick={() => onAct('incident')}>
              Incident
            </Button>
            {isWriting(row) && (
              <Button look="danger" onClick={() => onAct('force')}>
                Hand in…
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
