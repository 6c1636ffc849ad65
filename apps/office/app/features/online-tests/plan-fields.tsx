import type { TestPlanView } from '@northlight/contract/exams/office'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useId } from 'react'
import { TextField } from '../../ui/field.tsx'

/** `2026-11-22T09:00` in India, as the browser's own field has it. */
const toIndia = (at: string | null) =>
  at === null ? '' : new Date(Date.parse(at) + 330 * 60_000).toISOString().slice(0, 16)
const fromIndia = (text: string) => (text === '' ? null : new Date(`${text}:00+05:30`).toISOString())

const lates = {
  grace: 'if they arrive within the grace',
  one_minute: 'if they arrive within a minute',
  staff: 'only what staff accept',
}
const lateStarts = { ends_with_test: 'ends with the test', keeps_time: 'keeps the whole time' }
const integrities = {
  log: 'is only written down',
  warn: 'is warned of, then you decide',
  eliminate: 'ends the paper after the warnings',
}
const results = { at_once: 'by themselves', by_hand: 'when released by hand' }
const reviews = { after_results: 'with the result', never: 'never' }

type ChoiceProps = {
  label: string
  value: string
  options: Record<string, string>
  onChange: (value: string) => void
  error?: string
}
function Choice({ label, value, options, onChange, error }: ChoiceProps) {
  const id = useId()
  return (
    <SelectField label={label} id={id} error={error} value={value} onChange={(event) => onChange(event.target.value)}>
      {Object.entries(options).map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

export type PaperChoice = {
  version_id: number
  name: string
  version: number
  questions: number
  duration_ms: number | null
  is_frozen: boolean
}

type Props = {
  plan: TestPlanView
  papers: PaperChoice[]
  isAdmission: boolean
  errorOf: (field: string) => string | undefined
  set: (more: Partial<TestPlanView>) => void
}

const whole = (text: string) => Number(text.replaceAll(/\D/g, '').slice(0, 4))

/** Which paper, and from when to when. */
export function WindowFields({ plan, papers, errorOf, set }: Omit<Props, 'isAdmission'>) {
  return (
    <>
      <SelectField
        label="Paper"
        id="plan-paper"
        error={errorOf('paper_version_id')}
        value={plan.paper_version_id ?? ''}
        onChange={(event) => set({ paper_version_id: event.target.value === '' ? null : Number(event.target.value) })}
      >
        <option value="">none yet</option>
        {papers.map((one) => (
          <option key={one.version_id} value={one.version_id}>
            {`${one.name}, version ${one.version}, ${one.questions} questions${one.is_frozen ? ', frozen' : ''}`}
          </option>
        ))}
      </SelectField>
      <div className="form-two">
        <TextField
          label="Opens"
          type="datetime-local"
          value={toIndia(plan.opens_at)}
          error={errorOf('opens_at')}
          onChange={(event) => set({ opens_at: fromIndia(event.target.value) })}
        />
        <TextField
          label="Ends for everybody"
          type="datetime-local"
          value={toIndia(plan.closes_at)}
          error={errorOf('closes_at')}
          onChange={(event) => set({ closes_at: fromIndia(event.target.value) })}
        />
      </div>
    </>
  )
}

/** What counts, who is warned of what, and when results, keys and notes come. */
export function PolicyFields({ plan, isAdmission, errorOf, set }: Omit<Props, 'papers'>) {
  return (
    <div className="form-two">
      <TextField
        label="Grace, minutes"
        inputMode="numeric"
        value={String(plan.grace_minutes)}
        error={errorOf('grace_minutes')}
        onChange={(event) => set({ grace_minutes: whole(event.target.value) })}
      />
      <Choice
        label="Answers after the end count"
        value={plan.late_policy ?? (isAdmission ? 'one_minute' : 'grace')}
        options={lates}
        onChange={(value) => set({ late_policy: value as TestPlanView['late_policy'] })}
      />
      <Choice
        label="Whoever begins late"
        value={plan.late_start}
        options={lateStarts}
        onChange={(value) => set({ late_start: value as TestPlanView['late_start'] })}
      />
      <Choice
        label="Leaving the screen"
        value={plan.integrity}
        options={integrities}
        error={errorOf('integrity_policy')}
        onChange={(value) => set({ integrity: value as TestPlanView['integrity'] })}
      />
      {plan.integrity !== 'log' && (
        <TextField
          label="Warnings"
          inputMode="numeric"
          value={String(plan.warnings)}
          error={errorOf('warnings')}
          onChange={(event) => set({ warnings: whole(event.target.value) })}
        />
      )}
      <Choice
        label="Results come"
        value={plan.result_policy === 'by_hand' ? 'by_hand' : 'at_once'}
        options={results}
        onChange={(value) => set({ result_policy: value as TestPlanView['result_policy'] })}
      />
      <Choice
        label="Questions and keys are shown"
        value={plan.review_policy === 'never' ? 'never' : 'after_results'}
        options={reviews}
        onChange={(value) => set({ review_policy: value as TestPlanView['review_policy'] })}
      />
      <TextField
        label="Keys can be challenged for, days"
        inputMode="numeric"
        value={String(plan.challenge_days)}
        error={errorOf('challenge_days')}
        onChange={(event) => set({ challenge_days: whole(event.target.value) })}
      />
      <TextField
        label="A mentor’s note within, days"
        inputMode="numeric"
        hint="Left empty, no note is promised."
        value={plan.note_within_days === null ? '' : String(plan.note_within_days)}
        error={errorOf('note_within_days')}
        onChange={(event) => set({ note_within_days: event.target.value === '' ? null : whole(event.target.value) })}
      />
      <TextField
        label="Price, rupees"
        inputMode="numeric"
        hint="Left empty, the test is free."
        value={plan.amount_paise === null ? '' : String(plan.amount_paise / 100)}
        error={errorOf('amount')}
        onChange={(event) =>
          set({
            amount_paise:
              event.target.value === '' ? null : Number(event.target.value.replaceAll(/\D/g, '').slice(0, 7)) * 100,
          })
        }
      />
    </div>
  )
}
