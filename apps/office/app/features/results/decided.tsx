import type { ChallengeDetail } from '@northlight/contract/results/office'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'

/** Some who were asked are not marked by the new key yet. */
export const isMarking = (marking: ChallengeDetail['marking'] | undefined) =>
  marking !== null && marking !== undefined && marking.done < marking.total

/** What was decided, and how far the marking that follows it is. */
export function Decided({ challenge: { decision, record, marking } }: { challenge: ChallengeDetail }) {
  return (
    <Section title="Decided">
      <p>{decision}</p>
      {record && <p className="small muted">For the record: {record}</p>}
      {marking && (
        <>
          <p role="status">
            {isMarking(marking)
              ? `${marking.done} of ${marking.total} papers are marked again.`
              : 'Every paper is marked again. Who has other marks is told.'}
          </p>
          {isMarking(marking) && (
            <progress
              className="w-[min(100%,_480px)] h-2.5 mt-3.5 [accent-color:var(--color-ink)]"
              max={marking.total}
              value={marking.done}
              aria-label="Marked again"
            />
          )}
        </>
      )}
      <p>
        <Link to="/challenges">All challenges</Link>
      </p>
    </Section>
  )
}
