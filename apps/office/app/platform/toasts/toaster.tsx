import { keepClear } from '@northlight/ui/keep-clear.ts'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { dismiss, type Toast, toast, toasts } from './toast.ts'

/** The message goes with its button: whoever pressed it by key goes on with the screen, not at the top of the page. */
const leave = (id: number) => {
  if (document.activeElement?.closest('.toast')) document.getElementById('main')?.focus({ preventScroll: true })
  dismiss(id)
}

export function Toaster() {
  const all = useStore(toasts)
  const place = useRef<HTMLDivElement>(null)
  const last = all.at(-1)?.id
  useLayoutEffect(() => {
    if (last !== undefined && place.current) keepClear(place.current)
  }, [last])
  return (
    <div ref={place} className="toasts" role="status" aria-live="polite">
      {all.map((one) => (
        <Shown key={one.id} {...one} />
      ))}
    </div>
  )
}

function Shown({ id, text, tone, undo, link }: Toast) {
  const takeBack = async () => {
    leave(id)
    try {
      await undo?.()
    } catch (error) {
      toast.failed(error)
    }
  }
  return (
    <div className="toast on-night">
      <Icon name={tone === 'done' ? 'check' : 'warning'} />
      <span>{text}</span>
      {undo && (
        <button type="button" className="link" onClick={takeBack} aria-keyshortcuts="Alt+U">
          Undo
        </button>
      )}
      {link &&
        (link.isSite ? (
          <a className="link" href={link.to} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        ) : (
          <Link className="link" to={link.to} onClick={() => dismiss(id)}>
            {link.label}
          </Link>
        ))}
      <button type="button" className="link" onClick={() => leave(id)} aria-label="Close this message">
        <Icon name="close" />
      </button>
    </div>
  )
}
