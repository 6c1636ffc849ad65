import { Select } from '@northlight/ui/kit/select.tsx'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { picturePath } from '../../ui/picture-path.ts'
import { usePictureChooser } from '../pictures/use-picture-chooser.tsx'
import type { SettingsField } from './settings-pages.ts'

type Props = {
  field: SettingsField
  value: unknown
  isReadOnly: boolean
  error: string | undefined
  onChange: (value: unknown) => void
}

/** One value of the settings, by its kind. */
export function OneSetting({ field, value, isReadOnly, error, onChange }: Props) {
  const id = useId()
  const common = { id, 'aria-invalid': error ? true : undefined } as const
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  return (
    <FieldFrame label={field.label} id={id} hint={field.hint} error={error}>
      {field.kind === 'picture' ? (
        <PictureSetting id={id} path={(value ?? null) as string | null} isReadOnly={isReadOnly} onChange={onChange} />
      ) : field.kind === 'choice' ? (
        <Select {...common} disabled={isReadOnly} value={text} onChange={(event) => onChange(event.target.value)}>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : field.kind === 'text' || field.kind === 'lines' ? (
        <textarea
          {...common}
          className="input"
          readOnly={isReadOnly}
          rows={3}
          value={text}
          onChange={(event) => onChange(field.kind === 'lines' ? linesOf(event.target.value) : event.target.value)}
        />
      ) : (
        <input
          {...common}
          className="input"
          readOnly={isReadOnly}
          type={field.kind === 'number' ? 'number' : field.kind === 'day' ? 'date' : 'text'}
          step="any"
          value={text}
          onChange={(event) => {
            const typed = event.target.value
            if (field.kind === 'number') onChange(typed === '' ? null : Number(typed))
            else onChange(field.kind === 'day' && typed === '' ? null : typed)
          }}
        />
      )}
    </FieldFrame>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)

type PictureProps = { id: string; path: string | null; isReadOnly: boolean; onChange: (path: string | null) => void }

/** A picture of the library; what is sent anew is checked there. */
function PictureSetting({ id, path, isReadOnly, onChange }: PictureProps) {
  const [chooser, choose] = usePictureChooser()
  return (
    <div className="flex flex-wrap items-center gap-3">
      {path && (
        <span className="rounded-[6px] bg-night p-2">
          <img src={picturePath(path, 320)} alt="" className="h-10 w-40 object-contain object-left" />
        </span>
      )}
      {!isReadOnly && (
        <Button
          id={id}
          small
          icon="picture"
          onClick={() => void choose().then((chosen) => chosen && onChange(chosen.path))}
        >
          {path ? 'Change picture…' : 'Choose a picture…'}
        </Button>
      )}
      {path && !isReadOnly && (
        <Button small look="quiet" onClick={() => onChange(null)}>
          Remove
        </Button>
      )}
      {chooser}
    </div>
  )
}
