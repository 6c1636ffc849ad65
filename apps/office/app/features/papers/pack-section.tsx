import type { QuestionType } from '@northlight/exam/papers/paper'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { SectionDraft } from './pack-draft.ts'

const types: Record<QuestionType, string> = {
  single: 'one right option',
  multiple: 'several right options',
  numeric: 'a number',
  matching: 'two lists',
}

type Props = {
  section: SectionDraft
  at: number
  errors: Record<string, string[]>
  onChange: (more: Partial<SectionDraft>) => void
  /** Absent where it is the only one. */
  onRemove: (() => void) | undefined
}

const digits = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most)

/** One section of a pack: what is asked, how often, and what it earns. */
export function PackSection({ section, at, errors, onChange, onRemove }: Props) {
  const field = (label: string, name: keyof SectionDraft & string, most?: number) => (
    <TextField
      label={label}
      value={String(section[name])}
      inputMode={most === undefined ? undefined : 'numeric'}
      error={errors[`sections.${at}.${name}`]?.[0]}
      onChange={({ target }) => onChange({ [name]: most === undefined ? target.value : digits(target.value, most) })}
    />
  )
  return (
    <Section
      title={section.name || `Section ${at + 1}`}
      end={onRemove && <IconButton small icon="minus" label={`Take section ${at + 1} away`} onClick={onRemove} />}
    >
      <div className="form-four">
        {field('Name', 'name')}
        {field('Subject', 'subject')}
        <SelectField
          label="Kind"
          value={section.type}
          onChange={(event) => onChange({ type: event.target.value as QuestionType })}
        >
          {Object.entries(types).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {field('Questions', 'count', 3)}
        {field('Right', 'right')}
        {field('Wrong', 'wrong')}
        {field('Blank', 'blank')}
        {(section.type === 'multiple' || section.type === 'matching') && field('Each right part', 'partial')}
        {section.type === 'numeric' && field('Decimals', 'decimals', 1)}
      </div>
      <Check checked={section.isParagraph} onChange={(event) => onChange({ isParagraph: event.target.checked })}>
        Questions come in groups under one passage
      </Check>
    </Section>
  )
}
