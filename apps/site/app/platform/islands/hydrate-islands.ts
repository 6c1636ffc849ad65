import type { ComponentType } from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import { unreachedTyped } from '../api/sentence.ts'
import { handleChunkFailure } from '../build-check/chunk-failure.ts'
import type { RootData } from '../institute/institute.ts'
import { sessionStore } from '../session/store.ts'
import { type Begun, holdEvents } from './hold-events.ts'
import { retried } from './retried.ts'
import { tellTyped } from './tell-typed.ts'

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
  let begun: Promise<Begun> | undefined

  const begin = (): Promise<Begun> => {
    begun ??= hydrate()
    return begun
  }
  const held = holdEvents(box, begin)
  const hydrate = async (): Promise<Begun> => {
    try {
      const [View, { mountIsland }] = await retried(() => Promise.all([fetchView(), import('./mount-island.tsx')]))
      stopWaiting()
      await mountIsland(box, View, root)
      held.stop()
      tellTyped(box)
      box.dataset.isLive = ''
      return 'alive'
    } catch {
      if (!navigator.onLine) {
        // The next touch tries again.
        begun = undefined
        toast.error(unreachedTyped)
        return 'offline'
      }
      held.stop()
      // The plain form and the links in it still work; a newer build is worth one reload.
      handleChunkFailure()
      return 'failed'
    }
  }

  for (const type of touches) box.addEventListener(type, begin, { passive: true })
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
