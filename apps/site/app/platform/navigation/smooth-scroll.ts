import { layOutAll } from '../document/lay-out-all.ts'

export const scrollTime = 500

/** CSS's `ease`, as a curve of x and y over t; solved for x by halving. */
const ease = (x: number): number => {
  const at = (t: number, a: number, b: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3
  let low = 0
  let high = 1
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2
    if (at(middle, 0.25, 0.25) < x) low = middle
    else high = middle
  }
  return at((low + high) / 2, 0.1, 1)
}

/** Where the page stands `elapsed` ms into a scroll. */
export const scrollPosition = (from: number, to: number, elapsed: number): number => {
  if (elapsed >= scrollTime) return to
  return from + (to - from) * ease(Math.max(0, elapsed) / scrollTime)
}

let running = 0

/** Scrolls to a place or an element in 500 ms; at once when the visitor wants less motion. A hand on the wheel and the way back stop it. */
export const smoothScroll = (target: number | Element) => {
  layOutAll()
  const to = typeof target === 'number' ? target : target.getBoundingClientRect().top + scrollY - headerHeight()
  cancelAnimationFrame(running)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo({ top: to, behavior: 'instant' })
  const from = scrollY
  const start = performance.now()
  const stop = () => cancelAnimationFrame(running)
  addEventListener('wheel', stop, { once: true, passive: true })
  addEventListener('touchstart', stop, { once: true, passive: true })
  addEventListener('popstate', stop, { once: true })
  const step = (now: number) => {
    scrollTo({ top: scrollPosition(from, to, now - start), behavior: 'instant' })
    if (now - start < scrollTime) running = requestAnimationFrame(step)
  }
  running = requestAnimationFrame(step)
}

const headerHeight = () => document.querySelector('[data-site-bar]')?.getBoundingClientRect().height ?? 0
