import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { pathIn } from '@northlight/contract/words/language-paths'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { type UsedWords, useWords } from '@northlight/ui/words/use-words.ts'
import { Fold } from '../../../ui/layout/fold.tsx'
import type { BranchFees, CourseFee } from './load-fees.ts'
import { type RefundAnswer, refundOn, refundPlan } from './refund-on.ts'
import { RefundTable } from './refund-table.tsx'

type Props = {
  branch: BranchFees
  /** What the address asks about; `today` where it names no day. */
  asked: { course: string | null; day: string | null; today: string }
}

/** One course and one day in, the refund out: a form by address, so that it works without scripts and can be sent on. */
export function RefundCalculator({ branch, asked }: Props) {
  const { language, say, stored } = useWords()
  const told = branch.courses.filter(({ detail }) => detail?.refund.refund_rule)
  const chosen = told.find(({ course }) => course.slug === asked.course) ?? told[0]
  if (!chosen?.detail) return null
  return (
    <>
      <form
        method="get"
        action={pathIn(language, '/fees#refund')}
        className="grid items-start gap-4 md:grid-cols-2 menu:grid-cols-[1fr_1fr_auto]"
        data-noprint
      >
        <input type="hidden" name="campus" value={branch.slug} />
        <SelectField
          key={`${branch.slug} ${chosen.course.slug}`}
          name="course"
          label={say('Course')}
          options={told.map(({ course }) => ({ value: course.slug, label: stored(course.name) }))}
          defaultValue={chosen.course.slug}
        />
        <TextField
          key={`day ${asked.day}`}
          name="day"
          type="date"
          label={say('Day you tell us that you leave')}
          defaultValue={asked.day ?? asked.today}
        />
        {/* Beside the fields it stands at their height, below their labels. */}
        <SubmitButton className="menu:mt-7.25">{say('Calculate my refund')}</SubmitButton>
      </form>
      <Result chosen={chosen} campus={branch.name} day={asked.day} />
    </>
  )
}

function Result({ chosen, campus, day }: { chosen: CourseFee; campus: string; day: string | null }) {
  const { course, detail } = chosen
  const words = useWords()
  const { say, stored } = words
  if (!detail) return null
  const { refund, starts_on, fee } = detail
  const feePaise = fee.discounted_amount_paise
  const plan = refundPlan(refund.refund_examples, feePaise, starts_on)
  return (
    <div className="mt-5 max-w-150 sm:mt-8">
      {day !== null && (
        <p role="status" className="mb-5 text-lg">
          {plan
            ? sentenceOf(
                refundOn(plan, day),
                { day, startsOn: plan.startsOn, feePaise, course: stored(course.name) },
                words,
              )
            : say('The refund for {course} does not depend on the day alone. The table shows what you get.', {
                course: stored(course.name),
              })}
        </p>
      )}
      <Fold title={say('Examples and the rule')} className="max-sm:border-b">
        <RefundTable
          examples={refund.refund_examples}
          feePaise={feePaise}
          about={`${stored(course.name)}, ${stored(campus)}`}
        />
        <p className="mt-5 text-sm text-ink-2">
          <Stored text={refund.refund_rule} />
        </p>
      </Fold>
    </div>
  )
}

const sentenceOf = (
  answer: RefundAnswer,
  { day, startsOn, feePaise, course }: { day: string; startsOn: string; feePaise: number; course: string },
  { say, language }: Pick<UsedWords, 'say' | 'language'>,
): string => {
  const whole = shownMoney(feePaise)
  const shown = (on: string) => shownDate(on, language)
  switch (answer.is) {
    case 'no-day':
      return say('Please choose a day, month and year of the calendar.')
    case 'before':
      return say('{course} starts on {day}. If you tell us by then, the whole fee of {fee} is refunded.', {
        course,
        day: shown(startsOn),
        fee: whole,
      })
    case 'over':
      return say('{course} is over on {end}, so nothing can be refunded for {day}. Please choose an earlier day.', {
        course,
        end: shown(answer.endsOn),
        day: shown(day),
      })
    case 'during':
      return say(
        'If you tell us on {day}, after {count} days, your refund is {refund} of {fee}. The office confirms the amount in writing.',
        { day: shown(day), count: answer.daysTaken, refund: shownMoney(answer.paise), fee: whole },
      )
  }
}
