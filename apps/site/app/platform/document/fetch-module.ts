import { seconds } from '@northlight/contract/durations'
import { type ModuleFiles, moduleLoaderText } from './load-module.ts'

/** Whatever a browser reports or does not, the module is asked for this long after the document is read. */
export const longestWait = seconds(0.5)
/** A picture that is no larger than the heading is never reported as the largest: then this long after it has come. */
const shownAfter = seconds(0.1)

/**
 * Runs in the head of a reading page and asks for its module when its words are on the screen, and where a picture greets
 * the visitor when that is: on a slow connection the two share the bytes, on a slow phone the processor. Whoever
 * touches the page does not wait for the picture. Its text stands in the document: it may use nothing from around it.
 */
export const fetchModule = (load: () => void, longest: number, shown: number): void => {
  let isAsked = false
  const ask = () => {
    if (isAsked || document.readyState === 'loading') return
    isAsked = true
    load()
  }
  const onRead = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    const afterFrame = (wait = 0) => requestAnimationFrame(() => setTimeout(ask, wait))
    setTimeout(ask, longest)
    // Words alone are on the screen with the next frame: much later, the module would start when the first finger comes down.
    if (!picture) return afterFrame()
    const afterPicture = () => afterFrame(shown)
    // A report comes once what it speaks of is on the screen.
    if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
      new PerformanceObserver((list) => {
        const shownParts = list.getEntries() as (PerformanceEntry & { element?: Element | null })[]
        if (shownParts.some(({ element }) => element === picture)) ask()
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    if (picture.complete) afterPicture()
    picture.addEventListener('load', afterPicture)
    picture.addEventListener('error', afterPicture)
    // What was touched answers first.
    for (const touch of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(touch, () => afterFrame(), { once: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onRead)
  else onRead()
}

/** The text of the script that does it. */
export const fetchModuleScript = (files: ModuleFiles): string =>
  `(${fetchModule.toString()})(${moduleLoaderText(files)},${longestWait},${shownAfter})`
