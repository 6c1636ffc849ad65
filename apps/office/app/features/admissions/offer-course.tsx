import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useId, useState } from 'react'
import { Check } from '../../ui/check.tsx'

type Choice = { id: number; title: string; seats_left: number | null; fits: boolean }

type Props = { choices: Choice[]; chosen: string; onChoose: (id: string) => void }

/** Courses for the class of the candidate; the others come with a tick. */
export function OfferCourse({ choices, chosen, onChoose }: Props) {
  const id = useId()
  const [isAll, setAll] = useState(false)
  const hasOthers = choices.some(({ fits }) => !fits)
  return (
    <>
      <SelectField
        label="Course"
        id={id}
        required
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">Choose a course</option>
        {choices
          .filter((choice) => isAll || choice.fits || String(choice.id) === chosen)
          .map((choice) => (
            <option key={choice.id} value={choice.id} disabled={choice.seats_left === 0}>
              {choice.title}
              {choice.seats_left !== null && `, ${choice.seats_left} seats left`}
            </option>
          ))}
      </SelectField>
      {hasOthers && (
        <Check checked={isAll} onChange={(event) => setAll(event.currentTarget.checked)}>
          Show courses for other classes, too
        </Check>
      )}
    </>
  )
}
