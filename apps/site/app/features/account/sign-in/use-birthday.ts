import { isMinor } from '@northlight/contract/age'
import { indianDay, instant } from '@northlight/contract/dates'
import { type InputEvent, useState } from 'react'

const earliest = '1900-01-01'

/** The properties of a date field, and whether the date in it is a child's. */
export const useBirthday = () => {
  const [born, setBorn] = useState('')
  const today = indianDay(instant(Date.now()))
  return {
    min: earliest,
    max: today,
    onInput: (event: InputEvent<HTMLInputElement>) => setBorn(event.currentTarget.value),
    // Half a year typed is no year yet.
    isChild: born >= earliest && born <= today && isMinor(born, today),
  }
}
