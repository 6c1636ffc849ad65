import type { FullReportView, QuestionMarkView } from '@northlight/contract/results/report-views'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useId } from 'react'
import { OutcomeKey, outcomeWords } from './outcome-key.tsx'
import { ReportSection } from './report-section.tsx'
import { exactSpan, shownSpan, shownUpTo } from './shown.ts'

type Props = Pick<FullReportView, 'questions' | 'attempt'>

/** One bar for one question. Hidden where nothing was timed. */
export function TimeStrip({ questions, attempt }: Props) {
  const { say, stored } = useWords()
  const longest = questions.reduce<QuestionMarkView | undefined>(
    (most, one) => (one.time_ms > (most?.time_ms ?? 0) ? one : most),
    undefined,
  )
  if (!longest) return null
  const highest = shownUpTo(questions.map(({ time_ms }) => time_ms))
  // Two sections of one subject would leave the smaller one no room for its name.
  const sections = [...new Set(questions.map(({ subject }) => subject))].map(
    (subject) => [subject, questions.filter((one) => one.subject === subject)] as const,
  )
  const used = attempt.allowed_ms
    ? say('You used {used} of {allowed}.', {
        used: shownSpan(attempt.used_ms, say),
        allowed: shownSpan(attempt.allowed_ms, say),
      })
    : say('You took {used}.', { used: shownSpan(attempt.used_ms, say) })
  const blanks = questions.filter(({ outcome, time_ms }) => outcome === 'blank' && time_ms >= 60_000)
  const onBlanks = blanks.reduce((sum, { time_ms }) => sum + time_ms, 0)
  const outcomes = new Set(questions.map(({ outcome }) => outcome))
  return (
    <ReportSection
      title={say('Where the time went')}
      lead={`${say('One bar is one question; the taller, the longer.')} ${used}${
        blanks.length > 0
          ? ` ${say('Questions left blank took {time} of it: {count}.', { count: blanks.length, time: shownSpan(onBlanks, say) })}`
          : ''
      }`}
    >
      <figure>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section aria-label={say('Time per question')} tabIndex={0} className="overflow-x-auto pb-1">
          <div className="flex min-w-190 gap-[2.3%]">
            {sections.map(([name, members]) => (
              <Bars key={name} name={stored(name)} questions={members} highest={highest} />
            ))}
          </div>
        </section>
        <figcaption className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-ink-2">
          <OutcomeKey
            outcomes={(['right', 'partly', 'wrong', 'blank', 'not_reached', 'dropped'] as const).filter((one) =>
              outcomes.has(one),
            )}
          />
          <span>
            {say('Longest: question {number}, {time}', {
              number: longest.number,
              time: exactSpan(longest.time_ms, say),
            })}
            {longest.time_ms > highest && `; ${say('its bar is cut')}`}
          </span>
        </figcaption>
      </figure>
    </ReportSection>
  )
}

const looks = {
  right: 'fill-leaf',
  partly: 'fill-leaf-3 stroke-leaf',
  wrong: 'fill-[#f6d5cb] stroke-clay',
  blank: 'fill-white stroke-ink-2',
  not_reached: '',
  dropped: 'fill-white stroke-ink-2 [stroke-dasharray:2_2]',
}

const tall = 120

function Bars({ name, questions, highest }: { name: string; questions: QuestionMarkView[]; highest: number }) {
  const { say } = useWords()
  const id = useId()
  const spent = questions.reduce((sum, { time_ms }) => sum + time_ms, 0)
  return (
    <div style={{ flexGrow: questions.length }} className="min-w-0 basis-0">
      <svg
        viewBox={`0 0 ${questions.length * 10} ${tall}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
        className="h-35 w-full overflow-visible border-b border-line-2"
      >
        <title id={id}>
          {`${name}: ${questions.map(({ number, outcome, time_ms }) => `${number}, ${say(outcomeWords[outcome])}, ${exactSpan(time_ms, say)}`).join('; ')}`}
        </title>
        <defs>
          <pattern id={`${id}-hatch`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="4" height="4" fill="#f6d5cb" />
            <path d="M0 0V4" stroke="#b3402a" strokeWidth="2.5" />
          </pattern>
        </defs>
        {questions.map((question, n) => {
          if (question.outcome === 'not_reached')
            return (
              <path
                key={question.slot}
                d={`M${n * 10 + 3} ${tall - 8}l4 6m0 -6l-4 6`}
                className="stroke-ink-2"
                vectorEffect="non-scaling-stroke"
                fill="none"
              />
            )
          const height = Math.max(Math.min(1, question.time_ms / highest) * (tall - 4), 3)
          return (
            <g key={question.slot}>
              <rect
                x={n * 10 + 1}
                y={tall - height}
                width="8"
                height={height}
                rx="1.5"
                fill={question.outcome === 'wrong' ? `url(#${id}-hatch)` : undefined}
                vectorEffect="non-scaling-stroke"
                className={question.outcome === 'wrong' ? 'stroke-clay' : looks[question.outcome]}
              />
              {question.time_ms > highest && <path d={`M${n * 10 - 1} 22l12 -6v5l-12 6z`} className="fill-white" />}
            </g>
          )
        })}
      </svg>
      <p className="mt-2 text-sm text-ink-2">
        <b className="text-ink">{name}</b> {shownSpan(spent, say)}
      </p>
    </div>
  )
}
