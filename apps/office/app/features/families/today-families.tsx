import type { DueView, FamilyRow } from '@northlight/contract/office/families/views'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Reach } from './reach.tsx'
import { FamilyStateWord } from './state.tsx'
import { Take } from './take.tsx'
import { useToday } from './use-families.ts'
import { classText, lengthText, whenText, wroteInText } from './words.ts'

/** What waits for a counsellor: follow-ups, families nobody has answered, and for those who lead the team's overdue. */
export function TodayFamilies() {
  const today = useToday()
  if (today.isFailed)
    return <Failure error={today.error} onRetry={() => void today.refetch()} title="Families could not be loaded" />
  if (!today.data) return <Skeleton lines={8} />
  const { overdue, today: rest, next, fresh, fresh_count, team } = today.data
  const due = [...overdue, ...rest]
  return (
    <>
      <Section title="My follow-ups" end={<Link to="/families/follow-ups">All follow-ups</Link>}>
        <p className="small">
          <FollowUpLine overdue={overdue.length} today={rest.length} next={next} />
        </p>
        {due.length > 0 && (
          <ul className="rows">
            {due.map((one) => (
              <DueRow key={one.id} due={one} />
            ))}
          </ul>
        )}
      </Section>
      <Section
        title="New, nobody has answered"
        end={<Link to="/families">Inbox{fresh_count > 0 && ` ${fresh_count}`}</Link>}
      >
        {fresh.length === 0 ? (
          <p className="muted">Everybody who wrote has had an answer.</p>
        ) : (
          <ul className="rows">
            {fresh.map((family) => (
              <FreshRow key={family.id} family={family} />
            ))}
          </ul>
        )}
      </Section>
      {team && team.exports > 0 && (
        <Section title="Taken out of the office">
          <p className="small">
            <Link to="/audit">
              A list of people left as a file {team.exports === 1 ? 'once' : `${team.exports} times`} in the last seven
              days, each for a purpose
            </Link>
          </p>
        </Section>
      )}
      {team && (team.follow_ups.length > 0 || team.late.length > 0) && (
        <Section title="The team’s overdue" end={<Link to="/families?view=overdue">All overdue</Link>}>
          <ul className="rows">
            {team.follow_ups.map((one) => (
              <DueRow key={`f${one.id}`} due={one} withOwner />
            ))}
            {team.late.map((family) => (
              <li key={`s${family.id}`}>
                <span className="grow">
                  <Link className="row-link" to={`/families/${family.id}`}>
                    {family.name}
                  </Link>
                  <span className="under">{family.owner?.name ?? 'nobody looks after it'}</span>
                </span>
                <span className="end">
                  <FamilyStateWord family={family} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function FollowUpLine({ overdue, today, next }: { overdue: number; today: number; next: DueView | null }) {
  if (overdue + today === 0 && !next) return <span className="muted">Nothing is planned.</span>
  return (
    <>
      {overdue > 0 && <b className="bad">{overdue} overdue</b>}
      {overdue > 0 && ' · '}
      {today} today{next && ` · next ${whenText(next.due_at)}`}
    </>
  )
}

/** One follow-up with ☎ and WhatsApp at the thumb; what is late says by how long. */
export function DueRow({ due, withOwner }: { due: DueView; withOwner?: boolean }) {
  const { family } = due
  const isLate = Date.parse(due.due_at) <= Date.now()
  return (
    <li>
      <span className="grow">
        <Link className="row-link" to={`/families/${family.id}`}>
          {family.name}
        </Link>{' '}
        <span className="muted">{classText(family.class)}</span>
        <span className="under">
          {due.what}
          {withOwner && ` · ${due.owner?.name ?? 'nobody'}`}
        </span>
        <span className={isLate ? 'under bad' : 'under'}>
          {isLate ? `${lengthText(due.due_at)} over` : whenText(due.due_at)}
        </span>
      </span>
      <Reach family={family} />
    </li>
  )
}

function FreshRow({ family }: { family: FamilyRow }) {
  return (
    <li>
      <span className="grow">
        <Link className="row-link" to={`/families/${family.id}`}>
          {family.name}
        </Link>{' '}
        <span className="muted">{classText(family.class)}</span>
        {family.wants && <span className="under">{family.wants}</span>}
        {family.wrote_in && <span className="under">{wroteInText(family)}</span>}
        <span className="under due">waiting {lengthText(family.touched_at)}</span>
      </span>
      {family.owner === null ? <Take family={family} /> : <Reach family={family} />}
    </li>
  )
}

/** What one has done this month. */
export function OwnMonth() {
  const month = useToday().data?.month
  if (!month) return null
  const lines: [string, number][] = [
    ['Families taken', month.taken],
    ['Visits', month.visits],
    ['Applications', month.applied],
    ['Admitted', month.admitted],
  ]
  return (
    <Section title="My month">
      <dl className="facts facts--figures">
        {lines.map(([label, count]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  )
}
