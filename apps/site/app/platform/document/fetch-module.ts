import { seconds } from '@northlight/contract/durations'
import { type ModuleFiles, moduleLoaderText } from './load-module.ts'

/** Whether or not the browser reports an LCP, the module is requested this long after the document is parsed. */
export const longestWait = seconds(0.5)
/** A picture that is no larger than the heading is never reported as LCP: then this long after its load event. */
const shownAfter = seconds(0.1)

/**
 * Runs in the head of a reading page and requests its module after the first paint, and where a picture is the LCP
 * after that: on a slow connection the two share the bandwidth, on a slow phone the processor. Anyone who touches the
 * page does not wait for the picture. Stringified into an inline script: no imports, no closure.
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
    // Without a picture the next animation frame paints all there is: later, the module would start as the first tap
    // comes.
    if (!picture) return afterFrame()
    const afterPicture = () => afterFrame(shown)
    // An LCP entry comes once its element is painted.
    if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
      new PerformanceObserver((list) => {
        const shownParts = list.getEntries() as (PerformanceEntry & { element?: Element | null })[]
        if (shownParts.some(({ element }) => element === picture)) ask()
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    if (picture.complete) afterPicture()
    picture.addEventListener('load', afterPicture)
    picture.addEventListener('error', afterPicture)
    // The first interaction is answered before: the module comes after the frame that shows it.
    for (const touch of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(touch, () => afterFrame(), { once: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onRead)
  else onRead()
}

/** The text of the script that does it. */
export const fetchModuleScript = (files: ModuleFiles): string =>
  `(${fetchModule.toString()})(${moduleLoaderText(files)},${longestWait},${shownAfter})`
