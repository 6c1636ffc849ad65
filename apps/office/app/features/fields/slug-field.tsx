import { hasOwnPage } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { slugFrom } from '@northlight/contract/office/slugs'
import { useId, useState } from 'react'
import { describedBy, FieldFrame, Messages } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind, orNull, textOf } from './field-props.ts'

/** Made from the title until somebody touches it. A live address asks before it changes, and leads on from the old one. */
export function SlugField({
  field,
  value,
  values,
  onChange,
  isReadOnly,
  error,
  resource,
  livePage,
  pageViews = 0,
}: FieldProps<OfKind<'slug'>>) {
  const id = useId()
  const slug = textOf(value)
  const [isOpen, setOpen] = useState(false)
  const type = resourceNamed(resource)
  const start = livePage ? livePage.lastIndexOf('/') + 1 : 0
  // Where several stand on one page, its address is not made of this one's.
  if (livePage && type && hasOwnPage(type) && !isOpen)
    return (
      <div className="field">
        <span className="label" id={id}>
          {capital(field.label)}
        </span>
        <div className="address">
          <span className="muted">{livePage.slice(0, start)}</span>
          <b>{slug || livePage.slice(start)}</b>
          {!isReadOnly && (
            <button type="button" className="link" onClick={() => setOpen(true)}>
              Change…
            </button>
          )}
        </div>
        <Messages
          id={id}
          hint={`If you change it, the old address leads to the new one. It was opened ${pageViews.toLocaleString('en-IN')} times in thirty days.`}
          error={error}
        />
      </div>
    )
  const suggestion = slugFrom(textOf(values[field.of]))
  return (
    <FieldFrame
      label={capital(field.label)}
      id={id}
      hint={field.hint ?? 'Small letters, digits and dashes. It is made from the title while you leave it alone.'}
      error={error}
    >
      <input
        id={id}
        className="input mono"
        value={slug}
        placeholder={suggestion}
        readOnly={isReadOnly}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(orNull(event.target.value))}
        onBlur={() => slug && onChange(slugFrom(slug))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: 'yes', error })}
      />
    </FieldFrame>
  )
}
