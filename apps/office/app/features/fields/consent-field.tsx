import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useId } from 'react'
import { Check } from '../../ui/check.tsx'
import { ConsentForms } from '../../ui/consent-forms.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PrivateFile } from '../pictures/private-file.tsx'
import { type FieldProps, type OfKind, orNull } from './field-props.ts'

type Consent = {
  by: 'student' | 'parent' | null
  name: string | null
  relation: string | null
  on: string | null
  scan_id: number | null
  scope: ('site' | 'print' | 'ads')[]
  until: string | null
  withdrawn_on: string | null
}
const none: Consent = {
  by: null,
  name: null,
  relation: null,
  on: null,
  scan_id: null,
  scope: [],
  until: null,
  withdrawn_on: null,
}
const scopes: [Consent['scope'][number], string][] = [
  ['site', 'on the site'],
  ['print', 'in print'],
  ['ads', 'in advertisements'],
]

/** Who agreed to be shown, when, to what, on which paper. It cannot be folded away. */
export function ConsentField({ value, onChange, isReadOnly, error }: FieldProps<OfKind<'consent'>>) {
  const id = useId()
  const consent = { ...none, ...((value ?? {}) as Partial<Consent>) }
  const set = (part: Partial<Consent>) => onChange({ ...consent, ...part })
  const day = (key: 'on' | 'until' | 'withdrawn_on', label: string, hint?: string) => (
    <FieldFrame label={label} id={`${id}-${key}`} hint={hint}>
      <input
        id={`${id}-${key}`}
        className="input"
        type="date"
        value={consent[key] ?? ''}
        readOnly={isReadOnly}
        onChange={(event) => set({ [key]: event.target.value || null })}
      />
    </FieldFrame>
  )
  return (
    <fieldset className="consent">
      <legend>
        <Icon name="shield" /> Written consent
      </legend>
      {error && (
        <p className="err">
          <Icon name="warning" />
          {error}
        </p>
      )}
      <div className="form-two">
        <SelectField
          label="Who agreed"
          id={`${id}-by`}
          value={consent.by ?? ''}
          disabled={isReadOnly}
          onChange={(event) => set({ by: (event.target.value || null) as Consent['by'] })}
        >
          <option value="">Choose…</option>
          <option value="student">The person shown</option>
          <option value="parent">A parent</option>
        </SelectField>
        <FieldFrame label="Name on the paper" id={`${id}-name`}>
          <input
            id={`${id}-name`}
            className="input"
            value={consent.name ?? ''}
            readOnly={isReadOnly}
            onChange={(event) => set({ name: orNull(event.target.value) })}
          />
        </FieldFrame>
        {consent.by === 'parent' && (
          <FieldFrame label="Relation" id={`${id}-relation`}>
            <input
              id={`${id}-relation`}
              className="input"
              value={consent.relation ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => set({ relation: orNull(event.target.value) })}
            />
          </FieldFrame>
        )}
        {day('on', 'Signed on', 'On or after the day of the result.')}
        {day('until', 'Good until', 'Empty: without end.')}
        {day('withdrawn_on', 'Withdrawn on', 'From then on the person is shown nowhere.')}
      </div>
      <div className="chips">
        {scopes.map(([scope, label]) => (
          <Check
            key={scope}
            checked={consent.scope.includes(scope)}
            disabled={isReadOnly}
            onChange={(event) =>
              set({
                scope: event.target.checked ? [...consent.scope, scope] : consent.scope.filter((one) => one !== scope),
              })
            }
          >
            {label}
          </Check>
        ))}
      </div>
      <PrivateFile
        label="Scan of the paper"
        fileId={consent.scan_id}
        types={['application/pdf', 'image/jpeg', 'image/png']}
        isReadOnly={isReadOnly}
        onChange={(scan_id) => set({ scan_id })}
      />
      <p className="small">
        <ConsentForms />
      </p>
    </fieldset>
  )
}
