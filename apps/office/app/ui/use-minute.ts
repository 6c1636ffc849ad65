import { seconds } from '@northlight/contract/durations'
import { useEffect, useState } from 'react'

/** The time, looked at often enough for a minute to be noticed. */
export const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds(15))
    return () => clearInterval(timer)
  }, [])
  return now
}
