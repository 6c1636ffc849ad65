import { watchOtherPages } from '../../platform/session/watch-other-pages.ts'
import { startLoadingBar } from './loading-bar.ts'
import { startPageButtons } from './page-buttons.ts'
import { startQuickOpen } from './quick-open.ts'
import { startSessionMark } from './session-mark.ts'
import { startAll } from './start-all.ts'
import { startToasts } from './toasts.ts'

/** Sets `data-alive`: all listeners of the page's script are attached, or the page is hydrated. */
export const sayAlive = () => {
  document.documentElement.dataset.alive = ''
}

/** What every document has in the browser, with a header or without. Returns how to end it. */
export const startDocument = (): (() => void) =>
  startAll([startToasts, startLoadingBar, startSessionMark, startPageButtons, startQuickOpen, watchOtherPages])
