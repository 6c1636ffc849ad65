import type { ComponentType } from 'react'
import { toast } from '../../ui/toasts/toast.ts'
import { networkErrorTyped } from '../api/sentence.ts'
import { markBusy } from '../build-check/busy.ts'
import { fetchFile } from '../build-check/fetch-file.ts'
import { showPlain } from '../document/plain.ts'
import type { RootData } from '../institute/institute.ts'
import { sessionStore } from '../session/store.ts'
import { type Begun, holdEvents } from './hold-events.ts'
import { hasTyped } from './tell-typed.ts'

// biome-ignore lint/suspicious/noExplicitAny: each island has its own properties; they were checked where it was drawn
export type Islands = Record<string, () => Promise<ComponentType<any>>>
/** `mountIsland`, whose chunk brings React along; on an application page it is there already. */
type Mount = (box: HTMLElement, View: ComponentType<object>, root: RootData) => Promise<void>

const touches = ['pointerdown', 'focusin', 'input', 'change', 'keydown'] as const

const fetchMount = (): Promise<Mount> => import('./mount-island.tsx').then((part) => part.mountIsland)

/** Islands that are listened to already: an application page may call this twice. */
const prepared = new WeakSet<HTMLElement>()

/** Hydrates each island of the document when its time comes; one whose chunk cannot be loaded stays as drawn. */
export const hydrateIslands = (islands: Islands, root: RootData, mount = fetchMount) => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(box, islands, root, mount)
}

const prepare = (box: HTMLElement, islands: Islands, root: RootData, mount: () => Promise<Mount>) => {
  const fetchView = islands[box.dataset.island ?? '']
  if (!fetchView || prepared.has(box)) return
  prepared.add(box)
  let begun: Promise<Begun> | undefined

  const begin = (): Promise<Begun> => {
    begun ??= hydrate()
    return begun
  }
  const held = holdEvents(box, begin)
  const typing = watchTyping(box)
  const hydrate = async (): Promise<Begun> => {
    try {
      const [View, mountIsland] = await fetchFile(() => Promise.all([fetchView(), mount()]))
      stopWaiting()
      delete box.dataset.plain
      await mountIsland(box, View, root)
      held.stop()
      typing.stop()
      box.dataset.isLive = ''
      return 'alive'
    } catch {
      const isAll = box.dataset.start === 'whole-page'
      if (isAll || navigator.onLine) showPlain(box)
      // The plain form and the links in it still work.
      if (navigator.onLine) {
        held.stop()
        return 'failed'
      }
      // The next touch tries again; a page that is nothing without its island says so and does it by itself.
      begun = undefined
      if (isAll) window.addEventListener('online', begin, { once: true })
      else toast.error(networkErrorTyped)
      return 'offline'
    }
  }

  for (const type of touches) box.addEventListener(type, begin, { passive: true })
  const stopWaiting = startsBy(box, begin)
  // Typed into before this listened.
  if (hasTyped(box)) begin()
}

/** Until the hydrated island marks the page as busy itself: what was typed into it must not be lost to a reload. */
const watchTyping = (box: HTMLElement): { stop: () => void } => {
  let release: (() => void) | undefined
  const onInput = () => {
    release ??= markBusy('form')
  }
  box.addEventListener('input', onInput)
  // Before this listened.
  if (hasTyped(box)) onInput()
  return {
    stop() {
      box.removeEventListener('input', onInput)
      release?.()
    },
  }
}

/** Storage may be forbidden: then nothing was kept. */
const isKept = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** When an island hydrates without being touched (its `data-start`). Returns how to stop waiting for that. */
const startsBy = (box: HTMLElement, begin: () => void): (() => void) => {
  const [start, key = ''] = box.dataset.start?.split(' ') ?? []
  switch (start) {
    case 'kept':
      if (isKept(key)) queueMicrotask(begin)
      return () => {}
    case 'at-once':
    case 'whole-page':
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
