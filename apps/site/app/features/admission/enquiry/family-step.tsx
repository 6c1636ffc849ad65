import { classes } from '@northlight/ui/classes.ts'
import { RadioGroup } from '@northlight/ui/kit/radio-group.tsx'
import { TextField } from '@northlight/ui/kit/text-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useState } from 'react'
import { FieldGrid } from '../../../ui/fields/field-grid.tsx'
import type { FieldName } from './steps.ts'
import { groupOf } from './student-step.tsx'
import type { FieldOf } from './use-enquiry.ts'

type Parent = 'father' | 'mother'
type Props = {
  field: FieldOf
  sibling: string
  onSibling: (value: string) => void
  occupation: string
  onOccupation: (value: string) => void
}

const occupations = [
  { value: 'studying', label: 'Studying' },
  { value: 'working', label: 'Working' },
] as const

export function FamilyStep({ field, sibling, onSibling, occupation, onOccupation }: Props) {
  const { say } = useWords()
  return (
    <div className="grid gap-9">
      <ParentFields field={field} parent="father" legend={say('Father or first guardian')} />
      <ParentFields field={field} parent="mother" legend={say('Mother or second guardian')} />
      <div className="grid gap-6">
        <RadioGroup
          {...groupOf(field('sibling'))}
          legend={say('Does the student have brothers or sisters?')}
          required
          options={[
            { value: 'Yes', label: say('Yes') },
            { value: 'No', label: say('No') },
          ]}
          value={sibling}
          onChange={onSibling}
        />
        <Asked isAsked={sibling === 'Yes'}>
          <RadioGroup
            {...groupOf(field('sibling_occupation'))}
            legend={say('What do they do?')}
            options={occupations.map(({ value, label }) => ({ value, label: say(label) }))}
            value={occupation}
            onChange={onOccupation}
          />
          <Asked isAsked={occupation === 'studying'}>
            <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
              <TextField {...field('no_of_sibling')} inputMode="numeric" autoComplete="off" maxLength={2} />
              <TextField {...field('sibling_school')} autoComplete="off" maxLength={255} />
              <TextField {...field('sibling_class')} autoComplete="off" maxLength={255} />
            </div>
          </Asked>
        </Asked>
      </div>
    </div>
  )
}

function ParentFields({ field, parent, legend }: { field: FieldOf; parent: Parent; legend: string }) {
  const { say } = useWords()
  const own = (part: 'name' | 'phone' | 'occupation') => field(`${parent}_${part}` satisfies FieldName)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-serif text-h4 leading-card font-medium">{legend}</legend>
      <FieldGrid>
        <TextField
          {...own('name')}
          label={say('Full name')}
          autoComplete="off"
          maxLength={255}
          className="sm:col-span-2"
        />
        <TextField
          {...own('phone')}
          label={say('Mobile number')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          prefix="+91"
          maxLength={20}
        />
        <TextField {...own('occupation')} label={say('Occupation')} autoComplete="off" maxLength={255} />
      </FieldGrid>
    </fieldset>
  )
}

/**
 * A question that follows from an answer. Before scripts run, and without them, it stands open; once they do, it is
 * only there when it is asked, so that nothing typed into it earlier travels along.
 */
function Asked({ isAsked, children }: { isAsked: boolean; children: React.ReactNode }) {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (isLive && !isAsked) return null
  return <div className={classes('gap-6', isAsked ? 'grid' : 'hidden noscript:grid')}>{children}</div>
}
