import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { PartDue } from '@northlight/contract/payments/fee-plan'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { type UsedWords, useWords } from '@northlight/ui/words/use-words.ts'

type Props = {
  fee: number
  parts: PartDue[]
  value: 'full' | 'parts'
  onChange: (value: 'full' | 'parts') => void
}

const laterParts = (parts: PartDue[], { say, language }: Pick<UsedWords, 'say' | 'language'>) =>
  parts
    .map(({ amount_paise, due_on }) =>
      say('{amount} on {day}', { amount: shownMoney(amount_paise), day: shownDate(due_on, language) }),
    )
    .join(', ')

/** The whole fee now, or its parts with their sums and days; both cost the same. */
export function PayChoice({ fee, parts, value, onChange }: Props) {
  const { language, say } = useWords()
  const [first, ...later] = parts
  return (
    <RadioGroup
      legend={say('How would you like to pay?')}
      name="pay"
      layout="column"
      value={value}
      onChange={(chosen) => onChange(chosen === 'parts' ? 'parts' : 'full')}
      options={[
        { value: 'full', label: say('Pay in full, {amount}', { amount: shownMoney(fee) }) },
        {
          value: 'parts',
          label: say('Pay in {count} instalments, {amount} now', {
            count: parts.length,
            amount: shownMoney(first?.amount_paise ?? 0),
          }),
          hint: say('Then {parts}. No extra charge.', { parts: laterParts(later, { say, language }) }),
        },
      ]}
    />
  )
}
