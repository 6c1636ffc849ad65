import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Check } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { PackDraft } from './pack-draft.ts'

const dropped: Record<PackDraft['dropped'], string> = {
  full_to_all: 'earns everybody full marks',
  full_to_attempted: 'earns those who answered it full marks',
  not_counted: 'is not counted',
}

type Props = {
  draft: PackDraft
  isNew: boolean
  errors: Record<string, string[]>
  onChange: (more: Partial<PackDraft>) => void
}

/** What holds for the whole examination. */
export const PackFacts = ({ draft, isNew, errors, onChange }: Props) => (
  <Section title="The examination">
    <div className="form-two">
      <TextField
        label="Name"
        value={draft.name}
        error={errors.name?.[0]}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="Code"
        value={draft.code}
        readOnly={!isNew}
        hint="small letters, digits and dashes"
        error={errors.code?.[0]}
        onChange={(event) => onChange({ code: event.target.value })}
      />
      <TextField
        label="Minutes"
        inputMode="numeric"
        value={draft.minutes}
        error={errors.minutes?.[0]}
        onChange={(event) => onChange({ minutes: event.target.value.replaceAll(/\D/g, '').slice(0, 4) })}
      />
      <SelectField
        label="A withdrawn question"
        value={draft.dropped}
        onChange={(event) => onChange({ dropped: event.target.value as PackDraft['dropped'] })}
      >
        {Object.entries(dropped).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Check checked={draft.isUnsaved} onChange={(event) => onChange({ isUnsaved: event.target.checked })}>
        A choice counts as soon as it is made
      </Check>
      <Check checked={draft.areMarksPerTest} onChange={(event) => onChange({ areMarksPerTest: event.target.checked })}>
        Each test may set its own marks
      </Check>
    </div>
  </Section>
)
