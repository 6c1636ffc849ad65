import { loadFully } from '../../platform/build-check/full-load.ts'
import { signOut } from '../../platform/session/auth-calls.ts'
import { toast } from '../../ui/toasts/toast.ts'

const copy = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url)
    toast.success('The link is copied.')
  } catch {
    // Old browsers, and pages that are not served securely, may not write to the clipboard.
    toast.info(`Copy this address: ${url}`)
  }
}

/** Ends the session and stays on the page; guarded pages send the guest to sign-in themselves. */
const leave = async (button: HTMLElement) => {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  try {
    await signOut()
  } catch {
    toast.error('You could not be signed out. Check your connection and try again.')
  } finally {
    button.ariaDisabled = null
  }
}

const acts: Record<string, (button: HTMLElement) => unknown> = {
  print: () => window.print(),
  // Of the answer to a form its address is loaded: a reload would send the form again.
  reload: () => loadFully(location.pathname + location.search),
  signOut: leave,
  copy: ({ dataset }) => copy(dataset.copy ?? location.href),
  // Closing the sheet without choosing is reported as a failure; it is none.
  share: ({ dataset }) => navigator.share({ url: dataset.share, title: dataset.title }).catch(() => undefined),
}

/** Buttons that any page may carry by an attribute: `data-print`, `data-reload`, `data-sign-out`, `data-copy`, `data-share`. */
export const startPageButtons = (): (() => void) => {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    for (const [name, act] of Object.entries(acts)) if (name in button.dataset) void act(button)
  }
  document.addEventListener('click', onClick)
  // The sheet of the phone, with the apps its owner uses.
  document.documentElement.classList.toggle('can-share', 'share' in navigator)
  return () => document.removeEventListener('click', onClick)
}
