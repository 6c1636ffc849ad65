import { isMinor } from '@northlight/contract/age'
import { indianDay, instant } from '@northlight/contract/dates'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'

const earliest = '1900-01-01'

/** The properties of a date field, and whether the date in it is a child's. */
export const useBirthday = () => {
  const ref = useRef<HTMLInputElement>(null)
  const [born, setBorn] = useState('')
  const today = indianDay(instant(Date.now()))
  // A date that was chosen before the page was hydrated is known to the field only.
  useEffect(() => setBorn(ref.current?.value ?? ''), [])
  return {
    ref,
    min: earliest,
    max: today,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setBorn(event.currentTarget.value),
    // Half a year typed is no year yet.
    isChild: born >= earliest && born <= today && isMinor(born, today),
  }
}
