import { useEffect } from 'react'
import { hashTarget } from './hash-target.ts'
import { usePlace } from './place.ts'

/** Scrolls to the place the address points to once the page is filled; before, it is not there or has no height. */
export const useHashTarget = (isFilled: boolean) => {
  const { hash } = usePlace()
  useEffect(() => {
    if (!isFilled) return
    const frame = requestAnimationFrame(() => {
      const id = hashTarget(hash)
      if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, isFilled])
}
