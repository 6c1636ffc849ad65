import { optionNames } from '@northlight/contract/options'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { FieldFor } from '../fields/field-for.tsx'
import { capital } from '../fields/field-props.ts'
import { optionFields } from './option-fields.ts'

type Name = keyof typeof optionFields
type Entry = Record<string, unknown>
type Lists = Record<string, unknown>
type Props = {
  lists: Lists
  errors: Record<string, string | undefined>
  isReadOnly: boolean
  onChange: (lists: Lists) => void
}

const names = optionNames.filter((name): name is Name => name in optionFields)

/** An entry that was only just added says nothing besides its word. */
const whole = (entry: Entry) => ({
  ...{ value: '', for: [], classes: [], courses: [], branch: null, kind: null, min_age: null },
  ...entry,
})

/** What the forms of the site offer, one list at a time. */
export function OptionsPage({ lists, errors, isReadOnly, onChange }: Props) {
  const id = useId()
  const [name, setName] = useState<Name>('programmes')
  const used = useQuery({ queryKey: ['option-uses'], queryFn: () => client.get('/office/option-uses') })
  const inUse = Object.entries(used.data?.uses[name] ?? {}).map(([value, count]) => `${value} (${count})`)
  const hint =
    inUse.length > 0 ? `Chosen by families: ${inUse.join(', ')}. These can be hidden, not renamed.` : undefined
  return (
    <>
      <SelectField
        label="List"
        id={id}
        className="field--short"
        value={name}
        onChange={(event) => setName(event.target.value as Name)}
      >
        {names.map((one) => (
          <option key={one} value={one}>
            {capital(optionFields[one].label)}
          </option>
        ))}
      </SelectField>
      <FieldFor
        key={name}
        name={name}
        field={{ ...optionFields[name], hint }}
        value={lists[name]}
        values={lists}
        onChange={(next) => onChange({ ...lists, [name]: (next as Entry[]).map(whole) })}
        isReadOnly={isReadOnly}
        error={errors[name] ?? errors[`fields.${name}`]}
        resource="options"
        titles={{}}
        livePage={null}
      />
    </>
  )
}
