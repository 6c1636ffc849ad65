import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isScrolledByUs } from './anchor-scroll.ts'
import { hashTarget } from './hash-target.ts'

/**
 * The id the address points to, known only in the browser: the server never sees it. Scrolls there once the page is
 * filled; before, the place is not there or has no height.
 */
export const useHashTarget = (isFilled = true) => {
  const { hash, state } = useLocation()
  const isThere = isScrolledByUs(state)
  const [target, setTarget] = useState('')
  useEffect(() => {
    if (!isFilled) return
    const id = hashTarget(hash)
    setTarget(id)
    // After what the target opens has been drawn.
    const frame = requestAnimationFrame(() => {
      if (id && !isThere) document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, isFilled, isThere])
  return [target, setTarget] as const
}
