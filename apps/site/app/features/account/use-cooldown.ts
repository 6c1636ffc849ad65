import { seconds } from '@northlight/contract/durations'
import { useState } from 'react'
import { useCountdown } from '../../ui/countdown/use-countdown.ts'

/** Mail takes a moment: asking again before it had the time to arrive only fills the mailbox. */
const pause = seconds(60)

/** `left` is whole seconds until one may ask again; 0 = now. */
export const useCooldown = ({ isRunning = false } = {}) => {
  const [until, setUntil] = useState(() => (isRunning ? Date.now() + pause : 0))
  const { left } = useCountdown({ until })
  return { left: Math.ceil((left ?? 0) / seconds(1)), start: () => setUntil(Date.now() + pause) }
}
