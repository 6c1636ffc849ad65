import { CircleCheckIcon } from '@northlight/ui/icons/circle-check.tsx'
import { CircleCrossIcon } from '@northlight/ui/icons/circle-cross.tsx'
import { CloseIcon } from '@northlight/ui/icons/close.tsx'
import { InfoIcon } from '@northlight/ui/icons/info.tsx'
import { WarningIcon } from '@northlight/ui/icons/warning.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toast as pageToasts } from './toast.ts'
import type { Toast, ToastStore, ToastType } from './toast-store.ts'

const looks: Record<ToastType, { word: string; edge: string; ink: string; Icon?: typeof InfoIcon }> = {
  success: { word: 'Done', edge: 'border-l-leaf-night', ink: 'text-leaf-night', Icon: CircleCheckIcon },
  error: { word: 'Error', edge: 'border-l-clay-night', ink: 'text-clay-night', Icon: CircleCrossIcon },
  warning: { word: 'Warning', edge: 'border-l-gold', ink: 'text-gold', Icon: WarningIcon },
  info: { word: 'Note', edge: 'border-l-sky-night', ink: 'text-sky-night', Icon: InfoIcon },
  default: { word: '', edge: 'border-l-on-night-2', ink: '' },
}

const none: readonly Toast[] = []

const isUrgent = ({ type }: Toast) => type === 'error' || type === 'warning'

/** Bottom centre. One per page. */
export function Toaster({ store = pageToasts }: { store?: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.shown, () => none)
  const place = useRef<HTMLElement>(null)

  // An open modal dialog covers everything outside the top layer; a message must still be seen above it.
  useEffect(() => {
    const element = place.current
    if (!element?.showPopover) return
    const isOpen = element.matches(':popover-open')
    if (toasts.length === 0) {
      if (isOpen) element.hidePopover()
    } else if (!isOpen) element.showPopover()
    else if (document.querySelector('dialog:modal')) {
      element.hidePopover()
      element.showPopover()
    }
  }, [toasts])

  // A toast shown while the tab lies behind another is kept until someone can read it.
  useEffect(() => {
    const onVisibility = () => (document.hidden ? store.pause() : store.resume())
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [store])

  return (
    <>
      <Spoken urgency="polite" toasts={toasts.filter((toast) => !isUrgent(toast))} />
      <Spoken urgency="assertive" toasts={toasts.filter(isUrgent)} />
      <section
        ref={place}
        popover="manual"
        aria-label="Messages"
        data-noprint
        onPointerEnter={store.pause}
        onPointerLeave={store.resume}
        onFocus={store.pause}
        onBlur={store.resume}
        className="pointer-events-none fixed inset-x-0 top-auto bottom-0 z-40 m-0 max-h-dvh w-full overflow-y-auto border-0 bg-transparent px-4 safe-bottom"
      >
        <ol className="grid justify-items-center gap-2 pb-2">
          {toasts.map((toast) => (
            <li key={toast.id} className="min-w-0 max-w-full">
              <ToastCard toast={toast} close={() => store.dismiss(toast.id)} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/**
 * What screen readers say. They announce a change of a live region that they know already, so it must be there before
 * its text; the place of the toasts is a closed popover until there is one, and cannot be it.
 */
function Spoken({ urgency, toasts }: { urgency: 'polite' | 'assertive'; toasts: readonly Toast[] }) {
  return (
    <div aria-live={urgency} data-spoken={urgency} className="sr-only">
      {toasts.map(({ id, type, text }) => (
        <p key={id}>
          {looks[type].word && `${looks[type].word}: `}
          {text}
        </p>
      ))}
    </div>
  )
}

function ToastCard({ toast, close }: { toast: Toast; close: () => void }) {
  const { word, edge, ink, Icon } = looks[toast.type]
  const { action } = toast
  return (
    <div
      className={`on-night pointer-events-auto flex max-w-140 animate-rise items-center gap-3 rounded-lg border-l-4 bg-night py-1 pr-1 pl-4 text-sm font-medium shadow-pop ${edge}`}
    >
      {Icon && <Icon className={ink} />}
      <p className="min-w-0 py-2 leading-[1.4] wrap-anywhere">
        {word && <span className="sr-only">{word}: </span>}
        {toast.text}
      </p>
      {action && (
        <button
          type="button"
          className="min-h-10 shrink-0 rounded-md px-3 font-semibold text-gold hover:bg-night-2"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close this message"
        className="grid size-12 shrink-0 place-items-center rounded-md text-on-night-2 hover:bg-night-2 hover:text-on-night"
        onClick={close}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  )
}
