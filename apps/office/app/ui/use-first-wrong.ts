import { useEffect, useRef } from 'react'

/** A form whose first wrong field gets the focus when something was said about it, so that keys mend it at once. */
export const useFirstWrong = (said: unknown) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (said) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [said])
  return form
}
