import { loadingBar } from '../../platform/loading/loading-bar-store.ts'

/** Draws the bar while anything is under way. */
export const startLoadingBar = (): (() => void) => {
  const show = () => {
    for (const bar of document.querySelectorAll<HTMLElement>('.loading-bar'))
      bar.dataset.loading = String(loadingBar.store.get() > 0)
  }
  show()
  return loadingBar.store.subscribe(show)
}
