import { indianDay, instant } from '@northlight/contract/dates'
import { useEffect, useState } from 'react'

/** The year in India. The page may come from a cache made last year, so the browser looks again. */
export const useYear = (rendered: number): number => {
  const [year, setYear] = useState(rendered)
  useEffect(() => setYear(Number(indianDay(instant(Date.now())).slice(0, 4))), [])
  return year
}
