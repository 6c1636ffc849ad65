import { type TouchEvent, useRef } from 'react'

/** How far a finger must go sideways, in pixels, to be meant. */
const far = 48

/** A swipe of one finger, clearly sideways. Zooming and scrolling stay the browser's. */
export const useSwipe = (onSwipe: (direction: 'left' | 'right') => void) => {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > far && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right')
    },
  }
}
