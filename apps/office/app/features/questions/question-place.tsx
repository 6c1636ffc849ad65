import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Draft } from './draft.ts'

const kinds = {
  single: 'one option',
  multiple: 'several options',
  numeric: 'a number',
  matching: 'two lists',
}

type Props = {
  draft: Draft
  choices: { subjects: { name: string; topics: string[] }[] } | undefined
  onChange: (more: Partial<Draft>) => void
  errorOf: (field: string) => string | undefined
  children: ReactNode
}

/** Where a question belongs, and its words below. */
export function QuestionPlace({ draft, choices, onChange, errorOf, children }: Props) {
  const subjects = choices?.subjects ?? []
  const topics = subjects.find(({ name }) => name === draft.subject)?.topics ?? []
  return (
    <Section title="The question">
      <div className="form">
        <div className="form-four">
          <TextField
            label="Subject"
            list="question-subjects"
            value={draft.subject}
            error={errorOf('subject')}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
          <TextField
            label="Topic"
            list="question-topics"
            value={draft.topic}
            error={errorOf('topic')}
            onChange={(event) => onChange({ topic: event.target.value })}
          />
          <SelectField
            label="Kind"
            id="question-kind"
            value={draft.type}
            onChange={(event) => onChange({ type: event.target.value as Draft['type'], key: '' })}
          >
            {Object.entries(kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Level"
            id="question-level"
            value={draft.difficulty}
            onChange={(event) => onChange({ difficulty: event.target.value as Draft['difficulty'] })}
          >
            {['Easy', 'Moderate', 'Hard'].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
        <datalist id="question-subjects">
          {subjects.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <datalist id="question-topics">
          {topics.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {children}
      </div>
    </Section>
  )
}
