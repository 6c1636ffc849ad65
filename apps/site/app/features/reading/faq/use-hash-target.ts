import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The id the address points to, known only in the browser: the server never sees it. */
export const useHashTarget = () => {
  const { hash } = useLocation()
  const [target, setTarget] = useState('')
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    setTarget(id)
    // After the answer has been opened; before, it had no height to scroll to.
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'start' }))
    return () => cancelAnimationFrame(frame)
  }, [hash])
  return [target, setTarget] as const
}
