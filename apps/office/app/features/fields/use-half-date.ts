import type { Field } from '@northlight/contract/office/field-kinds'
import { useState } from 'react'
import type { FieldProps } from './field-props.ts'
import { withUnread } from './unread.ts'

/**
 * A day of which only a part stands there: the browser calls the field empty. It is held like a number that cannot be
 * read, and the value stays as it was. Looked at with every sign and once more on leaving: a field that was empty before
 * is still empty for the browser, which then tells nobody that something was typed.
 */
export const useHalfDate = ({ name, path = name, field, unread, onUnread }: Omit<FieldProps<Field>, 'value'>) => {
  // Where nobody keeps it, it lives as long as the field.
  const [own, setOwn] = useState(false)
  const isHalf = onUnread ? unread?.[path] !== undefined : own
  /** Whether what stands there may be taken. */
  const look = ({ validity, value }: HTMLInputElement): boolean => {
    const isNow = validity.badInput
    setOwn(isNow)
    if (isNow || isHalf) onUnread?.(withUnread(path, isNow ? { label: field.label, text: value } : null))
    return !isNow
  }
  return { isHalf, look }
}
