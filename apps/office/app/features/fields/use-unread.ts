import { useEffect, useId } from 'react'
import type { FieldProps } from './field-props.ts'

/** Tells the form while what stands in a field cannot be read, and that it is over when the field goes. */
export const useUnread = (
  { field: { label }, onUnread }: Pick<FieldProps, 'field' | 'onUnread'>,
  isUnread: boolean,
) => {
  const key = useId()
  useEffect(() => {
    if (!isUnread) return
    onUnread?.(key, label)
    return () => onUnread?.(key, null)
  }, [key, label, onUnread, isUnread])
}
