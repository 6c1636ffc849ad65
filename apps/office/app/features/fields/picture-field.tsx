import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { describedBy, Messages } from '../../ui/field.tsx'
import { picturePath } from '../../ui/picture-path.ts'
import { usePictureChooser } from '../pictures/use-picture-chooser.tsx'
import { capital, type FieldProps, type OfKind } from './field-props.ts'

type Value = { path: string | null; alt: string | null; title: string | null }
const none: Value = { path: null, alt: null, title: null }

/** A picture with the text for those who do not see it: said, or said to be decoration. */
export function PictureField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'picture'>>) {
  const id = useId()
  const picture = { ...none, ...((value ?? {}) as Partial<Value>) }
  const [chooser, choose] = usePictureChooser()
  const isDecorative = picture.alt === ''
  const pick = async () => {
    const chosen = await choose()
    if (chosen) onChange({ ...picture, path: chosen.path, alt: chosen.alt })
  }
  return (
    <fieldset
      className="picture-field grid grid-cols-[160px_1fr] gap-y-2 gap-x-4.5 items-start [&_legend]:mb-1 max-md:grid-cols-[1fr]"
      aria-describedby={describedBy(id, { hint: field.hint, error })}
    >
      <legend className="label">{capital(field.label)}</legend>
      <div className="picture-field__image relative mt-5.5 [&_img]:w-40 [&_img]:h-21 [&_img]:object-cover [&_img]:rounded-[6px] max-md:mt-0 max-md:w-40">
        {picture.path ? (
          <img src={picturePath(picture.path, 320)} alt="" style={{ aspectRatio: String(field.ratio) }} />
        ) : (
          <span
            className="grid place-items-center w-40 border border-line-2 border-dashed rounded-[6px] text-ink-2 text-xs"
            style={{ aspectRatio: String(field.ratio) }}
          >
            no picture
          </span>
        )}
      </div>
      <div className="form picture-field__facts">
        {picture.path && field.alt && (
          <>
            <label className="field">
              <span className="label">Text for those who do not see it</span>
              <input
                className="input"
                value={picture.alt ?? ''}
                maxLength={500}
                readOnly={isReadOnly || isDecorative}
                onChange={(event) =>
                  onChange({ ...picture, alt: event.target.value === '' ? null : event.target.value })
                }
              />
            </label>
            <Check
              checked={isDecorative}
              disabled={isReadOnly}
              onChange={(event) => onChange({ ...picture, alt: event.target.checked ? '' : null })}
            >
              Decorative, no text
            </Check>
          </>
        )}
        {!isReadOnly && (
          <div className="form-acts">
            <Button small icon="picture" onClick={() => void pick()}>
              {picture.path ? 'Change picture…' : 'Choose a picture…'}
            </Button>
            {picture.path && (
              <Button small look="quiet" onClick={() => onChange(none)}>
                Remove
              </Button>
            )}
          </div>
        )}
        <Messages id={id} hint={field.hint} error={error} />
      </div>
      {chooser}
    </fieldset>
  )
}
