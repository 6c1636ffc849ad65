import type { TodayView } from '@northlight/contract/results/practice'
import { Button } from '@northlight/ui/kit/button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { practicePath } from '../../../platform/paths/paths.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { streakWords } from './streak-words.ts'

/** The ten questions of the day and the streak. */
export function Today({ today }: { today: TodayView }) {
  const { say } = useWords()
  const go = useGo()
  const { act, pending } = useAct({ leaves: true })
  const open = () =>
    act(
      async () => (await browserClient()).post('/practice/today'),
      ({ practice }) => go(practicePath(practice.uuid)),
    )
  const { practice, due, streak } = today
  const isDone = practice !== null && practice.answered === practice.questions
  return (
    <Card as="section" ground="night" className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div className="min-w-0 basis-96">
        <h2 className="text-h3">{say('Ten questions for today')}</h2>
        <p className="mt-2 text-on-night-2">
          {isDone
            ? say('Done: {right} of {all} right.', { right: practice.right, all: practice.questions })
            : practice
              ? say('{count} of {all} answered.', { count: practice.answered, all: practice.questions })
              : due > 0
                ? say('To repeat: {count}, then your mistakes and weak topics.', { count: due })
                : say('From your mistakes and weak topics. About fifteen minutes.')}
        </p>
        <p className="mt-1 text-sm text-on-night-2">{streakWords(streak, say)}</p>
      </div>
      <Button variant="gold" onClick={open} pending={pending} pendingLabel={say('One moment')}>
        {isDone ? say('Read them again') : practice ? say('Continue') : say('Start')}
      </Button>
    </Card>
  )
}
