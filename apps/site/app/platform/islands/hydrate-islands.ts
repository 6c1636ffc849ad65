import type { ComponentType } from 'react'
import { handleChunkFailure } from '../build-check/chunk-failure.ts'
import type { RootData } from '../institute/institute.ts'
import { sessionStore } from '../session/store.ts'
import { holdEvents } from './hold-events.ts'
import { retried } from './retried.ts'

// biome-ignore lint/suspicious/noExplicitAny: each island has its own properties; they were checked where it was drawn
export type Islands = Record<string, () => Promise<ComponentType<any>>>

const touches = ['pointerdown', 'focusin', 'input', 'change', 'keydown'] as const

/** Brings each island of the document to life when its time comes. What cannot be fetched stays as it was drawn. */
export const hydrateIslands = (islands: Islands, root: RootData) => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(box, islands, root)
}

const prepare = (box: HTMLElement, islands: Islands, root: RootData) => {
  const fetchView = islands[box.dataset.island ?? '']
  if (!fetchView) return
  let begun: Promise<boolean> | undefined

  const begin = (): Promise<boolean> => {
    begun ??= hydrate()
    return begun
  }
  const held = holdEvents(box, begin)
  const hydrate = async () => {
    stopWaiting()
    try {
      const [View, { mountIsland }] = await retried(() => Promise.all([fetchView(), import('./mount-island.tsx')]))
      await mountIsland(box, View, root)
      box.dataset.isLive = ''
      return true
    } catch {
      // The plain form and the links in it still work; a newer build is worth one reload.
      handleChunkFailure()
      return false
    } finally {
      held.stop()
    }
  }

  for (const type of touches) box.addEventListener(type, begin, { once: true, passive: true })
  const stopWaiting = startsBy(box, begin)
}

/** Beside being touched: when it starts by itself. */
const startsBy = (box: HTMLElement, begin: () => void): (() => void) => {
  switch (box.dataset.start) {
    case 'at-once':
      queueMicrotask(begin)
      return () => {}
    case 'near': {
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin(), { rootMargin: '400px' })
      // The box itself has no area: `display: contents`.
      for (const child of box.children) watcher.observe(child)
      return () => watcher.disconnect()
    }
    case 'signed-in': {
      const look = () => sessionStore.get().status === 'authenticated' && begin()
      look()
      return sessionStore.subscribe(look)
    }
    default:
      return () => {}
  }
}
