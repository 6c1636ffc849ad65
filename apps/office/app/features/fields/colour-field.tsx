import { ControlFrame } from './field-input.tsx'
import { type FieldProps, type OfKind, orNull, textOf } from './field-props.ts'

export function ColourField({ field, value, onChange, isReadOnly, error }: FieldProps<OfKind<'colour'>>) {
  const text = textOf(value)
  return (
    <ControlFrame field={field} isReadOnly={isReadOnly} error={error} isShort>
      {(control) => (
        <div className="colours__input relative">
          <span
            className="absolute left-2 top-2 w-5 h-[calc(var(--ctl)_-_16px)] rounded-[4px] border border-line-2 max-menu:top-2.5 max-menu:h-6"
            style={{ background: /^#[0-9a-f]{6}$/i.test(text) ? text : 'transparent' }}
            aria-hidden="true"
          />
          <input
            {...control}
            className="input mono"
            value={text}
            maxLength={7}
            placeholder="#1b2a4a"
            onChange={(event) => onChange(orNull(event.target.value))}
          />
        </div>
      )}
    </ControlFrame>
  )
}
