import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { SubmitButton } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
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
  const told = branch.courses.filter(({ detail }) => detail?.refund.refund_rule)
  const chosen = told.find(({ course }) => course.slug === asked.course) ?? told[0]
  if (!chosen?.detail) return null
  return (
    <>
      <form
        method="get"
        action="/fees#refund"
        className="grid items-end gap-4 md:grid-cols-2 menu:grid-cols-[1fr_1fr_1fr_auto]"
        data-noprint
      >
        <input type="hidden" name="campus" value={branch.slug} />
        <SelectField
          key={`${branch.slug} ${chosen.course.slug}`}
          name="course"
          label="Course"
          options={told.map(({ course }) => ({ value: course.slug, label: course.name }))}
          defaultValue={chosen.course.slug}
        />
        <TextField
          key={`day ${asked.day}`}
          name="day"
          type="date"
          label="Day you tell us that you leave"
          defaultValue={asked.day ?? asked.today}
        />
        <SubmitButton>Calculate my refund</SubmitButton>
      </form>
      <Result chosen={chosen} campus={branch.name} day={asked.day} />
    </>
  )
}

function Result({ chosen, campus, day }: { chosen: CourseFee; campus: string; day: string | null }) {
  const { course, detail } = chosen
  if (!detail) return null
  const { refund, starts_on, fee } = detail
  const feePaise = fee.discounted_amount_paise
  const plan = refundPlan(refund.refund_examples, feePaise, starts_on)
  return (
    <div className="mt-5 max-w-150 sm:mt-8">
      {day !== null && (
        <p role="status" className="mb-5 text-lg">
          {plan
            ? sentenceOf(refundOn(plan, day), { day, startsOn: plan.startsOn, feePaise, name: course.name })
            : `The refund for ${course.name} does not depend on the day alone. The table shows what you get.`}
        </p>
      )}
      <Fold title="Examples and the rule" className="max-sm:border-b">
        <RefundTable examples={refund.refund_examples} feePaise={feePaise} about={`${course.name}, ${campus}`} />
        <p className="mt-5 text-sm text-ink-2">{refund.refund_rule}</p>
      </Fold>
    </div>
  )
}

const sentenceOf = (
  answer: RefundAnswer,
  { day, startsOn, feePaise, name }: { day: string; startsOn: string; feePaise: number; name: string },
): string => {
  const whole = shownMoney(feePaise)
  switch (answer.is) {
    case 'no-day':
      return 'Please choose a day, month and year of the calendar.'
    case 'before':
      return `${name} starts on ${shownDate(startsOn)}. If you tell us by then, the whole fee of ${whole} is refunded.`
    case 'over':
      return `${name} is over on ${shownDate(answer.endsOn)}, so nothing can be refunded for ${shownDate(day)}. Please choose an earlier day.`
    case 'during':
      return `If you tell us on ${shownDate(day)}, after ${answer.daysTaken} days, your refund is ${shownMoney(answer.paise)} of ${whole}. The office confirms the amount in writing.`
  }
}
