import { seconds } from '@northlight/contract/durations'
import { showPlain } from './plain.ts'

export type ModuleFiles = {
  file: string
  /** What the file imports: asked for beside it, not after it. */
  imports: readonly string[]
}

/** Before the module that failed to load is requested once more. */
export const pause = seconds(1)
/** Where this tab's storage says for which module it has reloaded a page. */
export const lostModule = 'site:lost-module'

/**
 * Returns how to load the module of a reading page. If that fails, it is requested once more with a query, because
 * browsers remember a failed module by its address; then the page is reloaded, for a newer build may be out: once for
 * each file, never offline, never the answer to a form (`data-answer`), which would send that again, and never under
 * the hands of somebody who has touched it, opened a menu or typed. After that the document is what it is without scripts, until the browser is online again. Stringified into an inline
 * script: no imports, no closure.
 */
export const moduleLoader = (
  { file, imports }: ModuleFiles,
  pause: number,
  lostModule: string,
  showPlain: (part: HTMLElement) => void,
): (() => void) => {
  const root = document.documentElement
  let tries = 0
  let isTouched = false
  for (const touch of ['pointerdown', 'keydown', 'input'])
    addEventListener(
      touch,
      () => {
        isTouched = true
      },
      { once: true },
    )
  // After a reload the browser restores form values without firing an event.
  const isFilled = () =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    )

  const mayReload = () => {
    if (!navigator.onLine || 'answer' in root.dataset || isTouched || isFilled()) return false
    try {
      if (sessionStorage.getItem(lostModule) === file) return false
      sessionStorage.setItem(lostModule, file)
      return true
    } catch {
      // A reload that cannot be remembered could become a loop.
      return false
    }
  }

  const giveUp = () => {
    try {
      // The menu of the account stands in the document; the last page knew somebody.
      if (localStorage.getItem('site:signed-in')) root.dataset.session = 'authenticated'
    } catch {
      // Storage is forbidden: everybody is a guest.
    }
    showPlain(root)
    addEventListener('online', load, { once: true })
  }

  const onLost = () => {
    if (tries === 1) setTimeout(load, pause)
    else if (mayReload()) location.reload()
    else giveUp()
  }

  const onCome = () => {
    // Loaded but not run: this browser is too old for its syntax.
    if (!('begun' in root.dataset)) return giveUp()
    delete root.dataset.plain
    try {
      sessionStorage.removeItem(lostModule)
    } catch {
      // Nothing was written there either.
    }
  }

  const load = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = tries ? `${file}?${tries}` : file
    tries += 1
    script.addEventListener('error', onLost)
    script.addEventListener('load', onCome)
    document.head.append(script)
  }

  return () => {
    for (const needed of imports) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = needed
      document.head.append(link)
    }
    load()
  }
}

/** The text of an expression that makes it. */
export const moduleLoaderText = (files: ModuleFiles): string =>
  `(${moduleLoader.toString()})(${JSON.stringify(files)},${pause},${JSON.stringify(lostModule)},${showPlain.toString()})`
