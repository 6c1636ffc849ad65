import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Distance kept between the button and any word. */
const air = 6
/** Scrolling has come to rest. */
const restTime = 160

const actable = 'a, button, input, select, textarea, label, summary, form, [role="button"], [role="tab"]'

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right + air && a.right > b.left - air && a.top < b.bottom + air && a.bottom > b.top - air

/** The boxes of the words nearest to a point, as the browser would place a caret there. */
const wordsAt = (x: number, y: number): DOMRect[] => {
  const place = document.caretPositionFromPoint?.(x, y)
  const node = place?.offsetNode
  if (!place || node?.nodeType !== Node.TEXT_NODE) return []
  const range = document.createRange()
  range.setStart(node, Math.max(0, place.offset - 1))
  range.setEnd(node, Math.min(node.textContent?.length ?? 0, place.offset + 1))
  return [...range.getClientRects()]
}

/** Does anything to read or to press lie under this box? Looked at on a grid finer than a line of text. */
const isCovering = (bar: Element, box: DOMRect): boolean => {
  for (let x = box.left + 2; x <= box.right; x += 11)
    for (let y = box.top + 2; y <= box.bottom; y += 11) {
      const below = document.elementsFromPoint(x, y).find((element) => !bar.contains(element))
      if (!below) continue
      if (below.closest(actable) || wordsAt(x, y).some((word) => overlaps(word, box))) return true
    }
  return false
}

/**
 * Below 1320 px the contact button has no margin of its own. It leaves while someone reads down or types, and comes
 * back where nothing lies beneath it. True = away.
 */
export const useStepAside = (bar: RefObject<HTMLElement | null>, open: boolean): boolean => {
  const { key } = useLocation()
  const [away, setAway] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is looked at anew
  useEffect(() => {
    if (open) return
    let last = scrollY
    let down = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = () => {
      const element = bar.current
      if (!element) return
      const typing = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
      // Where the button will stand, also while it is away.
      const box = new DOMRect(element.offsetLeft, element.offsetTop, element.offsetWidth, element.offsetHeight)
      setAway(typing || down || isCovering(element, box))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, restTime)
    }
    const onScroll = () => {
      if (Math.abs(scrollY - last) < 4) return
      down = scrollY > last
      last = scrollY
      setAway(true)
      lookSoon()
    }
    // Also tells at once, and again when what was awaited takes the place of its empty boxes.
    const size = new ResizeObserver(lookSoon)
    size.observe(document.body)
    addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('focusin', lookSoon)
    document.addEventListener('focusout', lookSoon)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      size.disconnect()
      document.removeEventListener('focusin', lookSoon)
      document.removeEventListener('focusout', lookSoon)
    }
  }, [bar, key, open])

  return away && !open
}
