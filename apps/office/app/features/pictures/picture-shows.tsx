import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useMay } from '../../platform/me/use-me.ts'
import { ConsentForms } from '../../ui/consent-forms.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Media } from './media.ts'
import { PrivateFile } from './private-file.tsx'

const kinds: [NonNullable<Media['shows']>, string][] = [
  ['person', 'a person'],
  ['child', 'a child who can be recognised'],
  ['place', 'a place'],
  ['thing', 'a thing or a drawing'],
]

type Props = { typed: Media; isReadOnly: boolean; onChange: (part: Partial<Media>) => void }

/** Who or what is on it. A child is shown with the written consent of the parents alone: its day and its paper. */
export function PictureShows({ typed, isReadOnly, onChange }: Props) {
  const mayOpen = useMay()('evidence.read')
  return (
    <>
      <SelectField
        label="What it shows"
        value={typed.shows ?? ''}
        disabled={isReadOnly}
        onChange={(event) => onChange({ shows: (event.target.value || null) as Media['shows'] })}
      >
        <option value="">not said</option>
        {kinds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {typed.shows === 'child' && (
        <>
          <div className="form-two">
            <TextField
              label="Parents agreed on"
              type="date"
              value={typed.consent_on ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => onChange({ consent_on: event.target.value || null })}
              hint="Without it and its paper the picture is shown nowhere."
            />
            <TextField
              label="Withdrawn on"
              type="date"
              value={typed.consent_withdrawn_on ?? ''}
              readOnly={isReadOnly}
              onChange={(event) => onChange({ consent_withdrawn_on: event.target.value || null })}
              hint="Takes it off every page at once."
            />
          </div>
          {mayOpen && (
            <PrivateFile
              label="Scan of the paper"
              fileId={typed.consent_scan_id}
              types={['application/pdf', 'image/jpeg', 'image/png']}
              isReadOnly={isReadOnly}
              onChange={(consent_scan_id) => onChange({ consent_scan_id })}
            />
          )}
          <p className="small">
            <ConsentForms />
          </p>
        </>
      )}
    </>
  )
}
