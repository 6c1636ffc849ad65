import { type RefObject, useEffect, useState } from 'react'

/** True once the element comes near the viewport, and from then on (IntersectionObserver). */
export const useNear = (element: RefObject<Element | null>, margin = '400px'): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, margin, near])
  return near
}
