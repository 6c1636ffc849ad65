import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hashTarget } from './hash-target.ts'

/**
 * The id the address points to, known only in the browser: the server never sees it. Scrolls there once the page is
 * filled; before, the place is not there or has no height.
 */
export const useHashTarget = (isFilled = true) => {
  const { hash } = useLocation()
  const [target, setTarget] = useState('')
  useEffect(() => {
    if (!isFilled) return
    const id = hashTarget(hash)
    setTarget(id)
    // After what the target opens has been drawn.
    const frame = requestAnimationFrame(() => {
      if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, isFilled])
  return [target, setTarget] as const
}
