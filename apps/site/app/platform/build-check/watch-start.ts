import { seconds } from '@northlight/contract/durations'
import { showPlain } from '../document/plain.ts'
import { scriptJson } from '../document/script-json.ts'
import { onChunkFailure, reloadedAt, reloadGuard } from './decide.ts'

type Says = { sentence: string; again: string }
type Settings = Says & { reloadedAt: string; reloadGuard: number; patience: number }

/** Longer than a slow phone needs from the last module to the end of hydration. */
export const patience = seconds(10)

/**
 * Runs in the head of an application page until it has hydrated. A module of its first load that is lost leaves
 * skeletons and buttons that do nothing, for ever: the page is reloaded once, as after any lost chunk. Where that does
 * not help, somebody has typed already or the page is the answer to a form, a toast says so, drawn here because no
 * other script runs yet, and the document is what it is without scripts. A page that has all its modules and still does
 * not hydrate says so too, and is never reloaded for being slow. Stringified into an inline script: no imports, no closure.
 */
export const watchStart = (decide: typeof onChunkFailure, plain: typeof showPlain, settings: Settings): void => {
  const { sentence, again, reloadedAt, reloadGuard, patience } = settings
  const root = document.documentElement
  const isAnswer = 'answer' in root.dataset
  const arrived = new Set<string>()
  const listening = new AbortController()
  const { signal } = listening
  let hasTyped = false
  let isLost = false
  let message: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = () => {
    plain(root)
    const place = document.querySelector<HTMLElement>('[data-toasts]')
    const card = place?.querySelector('[data-toast="error"] > *')?.cloneNode(true)
    if (message || !place || !(card instanceof Element)) return
    message = card
    const words = card.querySelector('[data-text]')
    if (words) words.textContent = sentence
    const button = card.querySelector<HTMLButtonElement>('[data-act]')
    if (button) {
      button.hidden = false
      button.textContent = again
      // By its address: a reload of the answer to a form would send that again.
      button.onclick = () => (isAnswer ? location.replace(location.pathname + location.search) : location.reload())
    }
    card.querySelector('[data-close]')?.remove()
    place.querySelector('ol')?.append(card)
    // Older browsers show the place of messages always.
    if ('showPopover' in place) place.showPopover()
    document.querySelector('[data-spoken="assertive"]')?.append(sentence)
  }

  const onLost = () => {
    if (isLost) return
    isLost = true
    let decision: ReturnType<typeof decide> = 'show-error'
    try {
      // Counted from when this document was requested: on a slow connection its module may be lost a minute after a
      // reload. Not by `timeOrigin`, which lags behind the clock by the time for which the device has slept.
      const requested = Date.now() - performance.now()
      const lastReload = Number(sessionStorage.getItem(reloadedAt))
      const busy = hasTyped || isAnswer
      decision = decide({ online: navigator.onLine, busy, lastReload, now: requested, requested }, reloadGuard)
      if (decision === 'reload') sessionStorage.setItem(reloadedAt, String(Date.now()))
    } catch {
      // Storage may be forbidden: nothing is reloaded that cannot be remembered.
      decision = 'show-error'
    }
    if (decision === 'reload') return location.reload()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say, { signal })
    else say()
  }

  /** The time starts with the last module that has loaded. */
  const wait = () => {
    clearTimeout(timer)
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    if (document.readyState === 'complete' && files.every(({ href }) => arrived.has(href)))
      timer = setTimeout(say, patience)
  }
  const files = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) arrived.add(name)
    wait()
  })
  files.observe({ type: 'resource', buffered: true })
  addEventListener('load', wait, { signal })

  // Error events of scripts and links do not bubble: they are captured.
  const early = { capture: true, signal }
  addEventListener(
    'error',
    ({ target }) => {
      const isFile =
        (target instanceof HTMLScriptElement && target.type === 'module') ||
        (target instanceof HTMLLinkElement && target.rel === 'modulepreload')
      if (isFile) onLost()
    },
    early,
  )
  // The router starts the last module by a dynamic import() whose promise nobody catches.
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof TypeError && onLost(), { signal })
  addEventListener(
    'online',
    () => {
      if (!isLost) return
      isLost = false
      onLost()
    },
    { signal },
  )
  addEventListener(
    'input',
    () => {
      hasTyped = true
    },
    early,
  )

  new MutationObserver((_, watcher) => {
    watcher.disconnect()
    listening.abort()
    files.disconnect()
    clearTimeout(timer)
    message?.remove()
    delete root.dataset.plain
  }).observe(root, { attributeFilter: ['data-alive'] })
}

/** The text of the script that does it. */
export const watchStartScript = (says: Says): string =>
  `(${watchStart.toString()})(${onChunkFailure.toString()},${showPlain.toString()},${scriptJson({ ...says, reloadedAt, reloadGuard, patience })})`
