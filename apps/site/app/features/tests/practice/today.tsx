import type { TodayView } from '@northlight/contract/results/practice'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useGo } from '../../../platform/navigation/place.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { counted } from '../report/shown.ts'
import { practicePath } from './start-practice.tsx'
import { streakWords } from './streak-words.ts'

/** The ten questions of the day and the streak. */
export function Today({ today }: { today: TodayView }) {
  const go = useGo()
  const [pending, setPending] = useState(false)
  const open = async () => {
    setPending(true)
    try {
      const { practice } = await (await browserClient()).post('/practice/today')
      go(practicePath(practice.uuid))
    } catch (error) {
      toast.error(sentenceOf(error))
      setPending(false)
    }
  }
  const { practice, due, streak } = today
  const isDone = practice !== null && practice.answered === practice.questions
  return (
    <Card as="section" ground="night" className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div className="min-w-0 basis-96">
        <h2 className="text-h3">Ten questions for today</h2>
        <p className="mt-2 text-on-night-2">
          {isDone
            ? `Done: ${practice.right} of ${practice.questions} right.`
            : practice
              ? `${practice.answered} of ${practice.questions} answered.`
              : due > 0
                ? `${counted(due, 'question')} to repeat, then your mistakes and weak topics.`
                : 'From your mistakes and weak topics. About fifteen minutes.'}
        </p>
        <p className="mt-1 text-sm text-on-night-2">{streakWords(streak)}</p>
      </div>
      <Button variant="gold" onClick={open} pending={pending} pendingLabel="One moment">
        {isDone ? 'Read them again' : practice ? 'Continue' : 'Start'}
      </Button>
    </Card>
  )
}
