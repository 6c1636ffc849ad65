import { seconds } from '@northlight/contract/durations'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** Browsers allow few changes of the address a second. */
const pause = seconds(0.4)

/** What is typed, at once; the address follows after a pause, so that what was found can be sent to someone. */
export const useTypedSearch = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q')?.slice(0, 200) ?? ''
  const [typed, setTyped] = useState(asked)
  // What the address says because we wrote it; anything else came by a link or by going back.
  const written = useRef(asked)

  useEffect(() => {
    if (asked === written.current) return
    written.current = asked
    setTyped(asked)
  }, [asked])

  useEffect(() => {
    const text = typed.trim()
    if (text === written.current) return
    const timer = setTimeout(() => {
      written.current = text
      setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, setParams])

  return [typed, setTyped] as const
}
