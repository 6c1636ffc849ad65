import { useEffect, useState } from 'react'
import { forget, keep, kept } from '../browser-storage/browser-storage.ts'
import { useMe } from '../me/use-me.ts'

type Values = Record<string, string>

/** Under the name of its writer: nobody else who signs in here is shown it. */
const nameOf = (by: string, form: string) => `typed:${by}:${form}`

/** A form that was left and opened again while it was sent is emptied with the one that sent it. */
const shown = new Set<(cleared: string) => void>()

export const hasTyped = (by: string, form: string): boolean => kept(nameOf(by, form)) !== null

/**
 * What is typed into a form stays on this device until it is sent or emptied: another page, a reload or a session that
 * has ended loses nothing.
 */
export const useTyped = <Typed extends Values>(form: string, empty: Typed) => {
  const name = nameOf(useMe().email, form)
  const [values, setValues] = useState<Typed>(() => ({ ...empty, ...kept<Partial<Typed>>(name)?.value }))
  const type = (changes: Partial<Typed>) => {
    const next = { ...values, ...changes }
    if (Object.keys(next).some((field) => next[field] !== empty[field])) keep(name, next)
    else forget(name)
    setValues(next)
  }
  useEffect(() => {
    const empties = (cleared: string) => cleared === name && setValues(empty)
    shown.add(empties)
    return () => void shown.delete(empties)
  })
  const clear = () => {
    forget(name)
    for (const empties of shown) empties(name)
  }
  return { values, type, clear }
}
