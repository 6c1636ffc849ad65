import { keepClear } from '@northlight/ui/keep-clear.ts'
import { ToastCard, toastAct } from '@northlight/ui/kit/toast-card.tsx'
import type { Toast } from '@northlight/ui/kit/toast-store.ts'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { toasts } from './toast.ts'

/**
 * The message goes with its button: anyone who pressed it by key goes on with the screen, not at the top of the page.
 */
const leave = (id: number) => {
  if (document.activeElement?.closest('[data-toasts]')) document.getElementById('main')?.focus({ preventScroll: true })
  toasts.dismiss(id)
  toasts.resume()
}

export function Toaster() {
  const all = useSyncExternalStore(toasts.subscribe, toasts.shown)
  const place = useRef<HTMLDivElement>(null)
  const last = all.at(-1)?.id
  useLayoutEffect(() => {
    if (last !== undefined && place.current) keepClear(place.current)
  }, [last])
  return (
    <div
      ref={place}
      className="toasts"
      role="status"
      aria-live="polite"
      data-toasts
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      <ol className="grid justify-items-center gap-2">
        {all.map((one) => (
          <Shown key={one.id} {...one} />
        ))}
      </ol>
    </div>
  )
}

const Shown = ({ id, type, text, action, link }: Toast) => (
  <ToastCard
    type={type}
    onClose={() => leave(id)}
    acts={
      <>
        {action && (
          <button
            type="button"
            className={toastAct}
            aria-keyshortcuts="Alt+U"
            onClick={() => {
              leave(id)
              void action.run()
            }}
          >
            {action.label}
          </button>
        )}
        {link &&
          (link.isSite ? (
            <a className={toastAct} href={link.to} target="_blank" rel="noreferrer">
              {link.label}
            </a>
          ) : (
            <Link className={toastAct} to={link.to} onClick={() => leave(id)}>
              {link.label}
            </Link>
          ))}
      </>
    }
  >
    <span>{text}</span>
  </ToastCard>
)
