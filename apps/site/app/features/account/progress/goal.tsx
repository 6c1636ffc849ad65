import { shownDate } from '@northlight/contract/dates'
import type { ExamProgressView, ProgressView, setGoal } from '@northlight/contract/results/progress'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { type LazyEndpoint, useApiForm } from '../../../platform/forms/use-api-form.ts'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

const lazyGoal: LazyEndpoint<typeof setGoal> = {
  path: '/progress/goal',
  load: () => import('@northlight/contract/results/progress').then((contract) => contract.setGoal.input),
}

type Props = { exam: ExamProgressView; onChange: (next: ProgressView) => void }

/** What is aimed for and how far it still is. Until one is set a form, folded: most kinds of test need none. */
export function Goal({ exam, onChange }: Props) {
  const { goal } = exam
  const form = useApiForm(lazyGoal, {
    extra: () => ({ exam: exam.exam }),
    onSuccess: ({ progress }) => onChange(progress),
  })
  const remove = async () => {
    try {
      const client = await browserClient()
      const { progress } = await client.delete('/progress/goal/{exam}', { params: { exam: exam.exam } })
      onChange(progress)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <Card as="section" ground="tint">
      {goal ? (
        <>
          <h3 className="text-h4">Your goal</h3>
          <p className="mt-2">
            <b className="font-serif text-h3 font-medium figures">{goal.percentile} percentile</b>
            {goal.by_day && ` by ${shownDate(`${goal.by_day}T06:30:00.000Z`)}`}
          </p>
          <p className="mt-1 text-sm text-ink-2">
            {goal.distance === null
              ? 'The distance appears once a percentile can be predicted.'
              : goal.distance === 0
                ? 'You are there. Keep it up.'
                : `${goal.distance.toFixed(1)} percentile points to go.`}
          </p>
          <p className="mt-3 text-sm">
            <TextButton onClick={() => void remove()}>Remove the goal</TextButton>
          </p>
        </>
      ) : (
        <details>
          <summary className="flex min-h-6 items-center justify-between gap-3">
            <h3 className="text-h4">
              Set a goal<span className="sr-only"> for {exam.name}</span>
            </h3>
            <FoldMark className="text-bronze" />
          </summary>
          <form {...form.props} aria-label={`Goal for ${exam.name}`} className="mt-3 grid gap-4">
            <TextField
              {...form.field('percentile')}
              label="Percentile you aim for"
              inputMode="decimal"
              hint="For example 97."
              required
            />
            <TextField {...form.field('by_day')} label="By which day, if you like" type="date" />
            <p>
              <SubmitButton variant="line" pending={form.pending} pendingLabel="Saving">
                Set the goal
              </SubmitButton>
            </p>
          </form>
        </details>
      )}
    </Card>
  )
}
