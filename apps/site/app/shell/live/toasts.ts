import { keepClear } from '@northlight/ui/keep-clear.ts'
import type { Toast } from '@northlight/ui/kit/toast-store.ts'
import { hasPopovers } from '../../ui/controls/popovers.ts'
import { toast as store } from '../../ui/toasts/toast.ts'
import { keepToasts, takeToasts } from './carried-toasts.ts'
import { element } from './element.ts'
import { liveLang, liveStored } from './live-words.ts'

const isUrgent = ({ type }: Toast) => type === 'error' || type === 'warning'

const cardOf = (place: HTMLElement, { id, type, text, action }: Toast): HTMLElement | undefined => {
  const card = place.querySelector(`[data-toast="${type}"]`)?.firstElementChild?.cloneNode(true)
  if (!(card instanceof HTMLElement)) return
  const part = (name: string) => card.querySelector<HTMLElement>(`[${name}]`)
  const words = part('data-text')
  if (words) {
    words.textContent = liveStored(text)
    words.lang = liveLang(text) ?? ''
  }
  part('data-close')?.addEventListener('click', () => store.dismiss(id))
  const act = part('data-act')
  if (act && action) {
    act.hidden = false
    act.textContent = liveStored(action.label)
    act.addEventListener('click', () => {
      store.dismiss(id)
      action.run()
    })
  }
  return card
}

/** An open modal dialog covers everything outside the top layer; a message must still be seen above it. */
const raise = (place: HTMLElement, isAny: boolean) => {
  if (!hasPopovers()) return place.toggleAttribute('open', isAny)
  const isOpen = place.matches(':popover-open')
  if (!isAny) return isOpen && place.hidePopover()
  if (isOpen && !document.querySelector('dialog:modal')) return
  if (isOpen) place.hidePopover()
  place.showPopover()
}

/** Shows what the toast store holds in the place that `Toaster` has drawn. */
export const startToasts = (): (() => void) => {
  const place = document.querySelector<HTMLElement>('[data-toasts]')
  const list = place?.querySelector('ol')
  if (!place || !list) return () => {}
  const cards = new Map<number, HTMLElement>()
  const wordOf = ({ type }: Toast) => place.querySelector<HTMLElement>(`[data-toast="${type}"]`)?.dataset.word

  const show = () => {
    const toasts = store.shown()
    for (const [id, card] of cards) {
      if (toasts.some((toast) => toast.id === id)) continue
      card.remove()
      cards.delete(id)
    }
    const before = cards.size
    for (const toast of toasts) {
      const card = cards.get(toast.id) ?? cardOf(place, toast)
      if (!card || cards.has(toast.id)) continue
      cards.set(toast.id, card)
      list.append(card)
    }
    for (const region of document.querySelectorAll<HTMLElement>('[data-spoken]')) {
      const spoken = toasts.filter((toast) => isUrgent(toast) === (region.dataset.spoken === 'assertive'))
      region.replaceChildren(
        ...spoken.map((toast) => {
          const word = wordOf(toast)
          return element(
            'p',
            {},
            word && `${word}: `,
            element('span', { lang: liveLang(toast.text) }, liveStored(toast.text)),
          )
        }),
      )
    }
    raise(place, toasts.length > 0)
    if (cards.size > before) keepClear(list)
  }
  // A toast shown while the tab lies behind another is kept until someone can read it.
  const onVisibility = () => (document.hidden ? store.pause() : store.resume())

  const listening = new AbortController()
  const { signal } = listening
  for (const type of ['pointerenter', 'focusin'] as const) place.addEventListener(type, store.pause, { signal })
  for (const type of ['pointerleave', 'focusout'] as const) place.addEventListener(type, store.resume, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  window.addEventListener('pagehide', () => keepToasts(store.shown()), { signal })
  const stop = store.subscribe(show)
  show()
  for (const { type, text, ...time } of takeToasts()) store[type](text, time)
  return () => {
    stop()
    listening.abort()
  }
}
