import type { SittingChoice as Sitting } from '@northlight/contract/admissions/sittings'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { daysOf, feeOf, seatsOf } from './sitting-words.ts'

type Props = {
  sittings: readonly Sitting[]
  value: string
  onChange: (code: string) => void
  error?: string
  legend: string
}

/** One sitting of several; a full one stays in the list, so that nobody looks for it. */
export function SittingChoice({ sittings, value, onChange, error, legend }: Props) {
  const { language, say, stored } = useWords()
  return (
    <RadioGroup
      name="sitting"
      legend={legend}
      layout="column"
      required
      error={error}
      value={value}
      onChange={onChange}
      options={sittings.map((sitting) => ({
        value: sitting.code,
        disabled: sitting.seats_left === 0,
        label: (
          <>
            {daysOf(sitting, { say, language })} · <Stored text={sitting.centre} />
          </>
        ),
        hint: `${stored(sitting.slot)} · ${feeOf(sitting.fee_paise, say)} · ${seatsOf(sitting, say)}`,
      }))}
    />
  )
}
