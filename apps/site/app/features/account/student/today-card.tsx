import type { TodayView } from '@northlight/contract/results/practice'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const daysWords = (days: number) => (days === 1 ? '1 day of practice' : `${days} days of practice`)

/** The ten questions of the day, one tap from the account. */
export function TodayCard({ today }: { today: TodayView }) {
  const { practice, streak } = today
  const isDone = practice !== null && practice.answered === practice.questions
  return (
    <Card as="aside" ground="tint" labelledBy="today">
      <h2 id="today" className="text-h4">
        Ten questions for today
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {isDone
          ? `Done: ${practice.right} of ${practice.questions} right.`
          : 'From your mistakes and weak topics. About fifteen minutes.'}
        {streak.current > 0 && ` ${daysWords(streak.current)}.`}
      </p>
      <p className="mt-4">
        <ButtonLink to="/practice" variant="line" size="sm">
          {isDone ? 'Practise more' : practice ? 'Continue' : 'Start practising'}
        </ButtonLink>
      </p>
    </Card>
  )
}
