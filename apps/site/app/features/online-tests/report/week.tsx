import { shownDate, shownTime } from '@northlight/contract/dates'
import type { FullReportView } from '@northlight/contract/results/report-views'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { calendarIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { StartPractice } from '../practice/start-practice.tsx'
import { ReportSection } from './report-section.tsx'
import { shownSpan } from './shown.ts'

type Props = Pick<FullReportView, 'advice' | 'challenge' | 'test'> & {
  reviewPath: string | undefined
  canPractise: boolean
}

/** What to do next, in order, each with the way to begin. */
export function Week({ advice, challenge, test, reviewPath, canPractise }: Props) {
  const { say, language } = useWords()
  const minutes = advice.reduce((sum, step) => sum + step.minutes, 0)
  return (
    <ReportSection
      title={say('What to do now')}
      lead={
        advice.length > 0
          ? say('{time} in all. Do them in this order.', { time: shownSpan(minutes * 60_000, say) })
          : undefined
      }
      night
    >
      {advice.length === 0 && <p>{say('Keep the pace. The next test will tell more.')}</p>}
      <ol>
        {advice.map((step) => (
          <li
            key={step.title}
            className="grid grid-cols-[64px_1fr] gap-3.5 border-t border-line-night py-4.5 first:border-0 first:pt-0 sm:grid-cols-[84px_1fr] sm:gap-5"
          >
            <span className="text-sm leading-brief text-gold">{shownSpan(step.minutes * 60_000, say)}</span>
            <div className="text-sm text-on-night-2">
              <b className="block font-serif text-h4 leading-card font-medium text-on-night">{step.title}</b>
              <p>{step.text}</p>
              {canPractise && step.practice && (step.practice.kind === 'topic' || reviewPath) && (
                <StartPractice
                  className="mt-2 text-gold hover:text-gold-hover"
                  input={
                    step.practice.kind === 'retry'
                      ? {
                          kind: 'retry',
                          test: test.slug,
                          ...(step.practice.mistake && { mistake: step.practice.mistake }),
                        }
                      : { kind: 'topic', subject: step.practice.subject, topic: step.practice.topic }
                  }
                >
                  {step.practice.kind === 'retry' ? say('Try them again') : say('Practise this topic')}
                </StartPractice>
              )}
            </div>
          </li>
        ))}
      </ol>
      {canPractise && reviewPath && (
        <p className="mt-1 border-t border-line-night pt-4.5 text-sm text-on-night-2">
          <StartPractice className="text-gold hover:text-gold-hover" input={{ kind: 'retake', test: test.slug }}>
            {say('Take this test again as practice')}
          </StartPractice>{' '}
          {say('The same questions in the same time. It is not ranked, and your marks stay as they are.')}
        </p>
      )}
      {challenge.is_open && reviewPath && (
        <p className="mt-1 flex gap-3 border-t border-line-night pt-4.5 text-sm text-on-night-2">
          <Icon path={calendarIcon} size={18} className="mt-0.5 shrink-0 text-gold" />
          <span>
            {say('Think a key is wrong?')} <Link to={reviewPath}>{say('Challenge it beside its question')}</Link>
            {challenge.until &&
              ` ${say('until {moment}', { moment: `${shownDate(challenge.until, language)}, ${shownTime(challenge.until)}` })}`}
            .
          </span>
        </p>
      )}
    </ReportSection>
  )
}
