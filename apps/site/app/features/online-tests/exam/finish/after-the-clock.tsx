import { Button } from '@northlight/ui/kit/button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef, useState } from 'react'

type Props = {
  /** Whether the server has time for this test again. */
  isOpenAgain: () => Promise<boolean>
  onContinue: () => void
}

type Found = 'nothing' | 'closed' | 'open' | 'unreachable'

/**
 * The clock has ended the test, and staff may still give time. Looked at when the student asks, comes back to the page
 * or is online again; never on a timer, because a whole hall ends in the same second.
 */
export function AfterTheClock({ isOpenAgain, onContinue }: Props) {
  const { say } = useWords()
  const [found, setFound] = useState<Found>('nothing')
  const [pending, setPending] = useState(false)
  const isAsking = useRef(false)
  const latest = useRef(isOpenAgain)
  latest.current = isOpenAgain
  useEffect(() => {
    const look = () => {
      if (document.hidden) return
      latest.current().then(
        (isOpen) => isOpen && setFound('open'),
        () => undefined,
      )
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [])
  const ask = async () => {
    if (isAsking.current) return
    isAsking.current = true
    setPending(true)
    try {
      // The button stays off until the test is there.
      if (await isOpenAgain()) return onContinue()
      setFound('closed')
    } catch {
      setFound('unreachable')
    }
    isAsking.current = false
    setPending(false)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2.5 text-sm text-ink-2" data-noprint>
      <p role="status">
        {found === 'open' && <b>{say('More time was given. Your test is open again.')}</b>}
        {found === 'closed' && say('The office has given you no more time so far.')}
        {found === 'unreachable' && say('We cannot be reached at the moment.')}
        {found === 'nothing' && say('If the office gives you more time, you can continue here.')}
      </p>
      <Button variant={found === 'open' ? undefined : 'line'} pending={pending} onClick={() => void ask()}>
        {say('Continue the test')}
      </Button>
    </div>
  )
}
