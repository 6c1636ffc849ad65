import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, inputClass, useFieldIds } from './field-frame.tsx'

export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  className,
  id,
  rows = 4,
  ...area
}: ComponentProps<'textarea'> & FieldFrameProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, hideLabel, aside, className }}>
      <textarea {...area} {...ids.aria} id={ids.id} rows={rows} className={inputClass(error, 'resize-y py-2.5')} />
    </FieldFrame>
  )
}
