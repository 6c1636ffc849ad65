import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { PartDue } from '@northlight/contract/payments/fee-plan'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'

type Props = {
  fee: number
  parts: PartDue[]
  value: 'full' | 'parts'
  onChange: (value: 'full' | 'parts') => void
}

const laterParts = (parts: PartDue[]) =>
  parts.map(({ amount_paise, due_on }) => `${shownMoney(amount_paise)} on ${shownDate(due_on)}`).join(', ')

/** The whole fee now, or its parts with their sums and days; both cost the same. */
export function PayChoice({ fee, parts, value, onChange }: Props) {
  const [first, ...later] = parts
  return (
    <RadioGroup
      legend="How would you like to pay?"
      name="pay"
      layout="column"
      value={value}
      onChange={(chosen) => onChange(chosen === 'parts' ? 'parts' : 'full')}
      options={[
        { value: 'full', label: `Pay in full, ${shownMoney(fee)}` },
        {
          value: 'parts',
          label: `Pay in ${parts.length} instalments, ${shownMoney(first?.amount_paise ?? 0)} now`,
          hint: `Then ${laterParts(later)}. No extra charge.`,
        },
      ]}
    />
  )
}
