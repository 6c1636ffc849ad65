import { seconds } from '@northlight/contract/durations'
import { showPlain } from './plain.ts'

export type ModuleFiles = {
  file: string
  /** What the file imports: asked for beside it, not after it. */
  imports: readonly string[]
}

/** Before a lost file is asked for once more. */
export const pause = seconds(1)
/** Where this tab's storage says for which file it has loaded a page anew. */
export const lostModule = 'site:lost-module'

/**
 * Begins with the document and gives back how to ask for the module of a reading page. Lost on the way, it is asked for
 * once more under an address that no browser remembers as lost; then the page is loaded anew, for a newer build may be
 * out: once for each file, never offline, and never under the hands of somebody who has touched it, opened a menu
 * or typed. After that the document is what it is without scripts, until there is a connection again. Its text stands in the
 * document: it may use nothing from around it.
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
  // The browser fills in again what stood there before a reload, and tells nobody.
  const isFilled = () =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
    )

  const mayReload = () => {
    if (!navigator.onLine || isTouched || isFilled()) return false
    try {
      if (sessionStorage.getItem(lostModule) === file) return false
      sessionStorage.setItem(lostModule, file)
      return true
    } catch {
      // What cannot be remembered could turn in circles.
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
    // It has come but could not be run: this browser is too old for it.
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
