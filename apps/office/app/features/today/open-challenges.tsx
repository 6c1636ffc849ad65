import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost } from '../../ui/states.tsx'
import { Moment } from '../../ui/time.tsx'
import { useOpenChallenges } from './desk-reads.ts'

/** Keys that students dispute. Without one there is nothing to say. */
export function OpenChallenges() {
  const read = useOpenChallenges()
  if (isLost(read))
    return <Failure error={read.error} onRetry={() => void read.refetch()} title="Challenges could not be loaded" />
  if (!read.data || read.data.data.length === 0) return null
  return (
    <Section title="Challenges" end={<Link to="/challenges">all {read.data.meta.total}</Link>}>
      <ul className="rows">
        {read.data.data.map(({ id, code, test, text, others, created_at }) => (
          <li key={id}>
            <span className="grow">
              <Link className="row-link" to={`/challenges/${id}`}>
                {code}
              </Link>{' '}
              <span className="muted">{test.name}</span>
              <span className="under">
                {others > 0 && `${others + 1} students: `}
                {text.length > 90 ? `${text.slice(0, 90)}…` : text}
              </span>
            </span>
            <span className="end small">
              <Moment at={created_at} day />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
