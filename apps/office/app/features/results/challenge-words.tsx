import type { ChallengeDetail } from '@northlight/contract/results/office'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Moment } from '../../ui/time.tsx'
import { DecidedBefore } from './decided-before.tsx'

/** More than so many would push what a change does out of sight; the rest opens. */
const atFirst = 3
/** Below so many takers a figure says nothing; the same number as the API's. */
const smallest = 20

function Words({ words }: { words: ChallengeDetail['words'] }) {
  return (
    <ul className="rows">
      {words.map((word) => (
        <li key={word.id}>
          <span className="grow">
            {word.text}
            <span className="under">
              {word.student}, <Moment at={word.at} day />
              {word.state !== 'open' && ', answered'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What students say of the key, what was decided before, and what the figures say. */
export function ChallengeWords({ challenge }: { challenge: ChallengeDetail }) {
  const { words, statistics } = challenge
  // The decision of this challenge has its own heading.
  const decisions = challenge.decisions.filter(({ reason }) => reason !== challenge.decision)
  const flags = statistics && statistics.takers >= smallest ? statistics.flags : []
  return (
    <Section title="What students say">
      <Words words={words.slice(0, atFirst)} />
      {words.length > atFirst && (
        <details className="[&>summary]:w-[fit-content] [&>summary]:py-1.5 [&>summary]:text-ink-2 [&>summary]:text-sm [&>summary]:cursor-pointer">
          <summary>{words.length - atFirst} more</summary>
          <Words words={words.slice(atFirst)} />
        </details>
      )}
      <DecidedBefore decisions={decisions} />
      {flags.map((flag) => (
        <Note key={flag} tone="due">
          {flag}
        </Note>
      ))}
    </Section>
  )
}
