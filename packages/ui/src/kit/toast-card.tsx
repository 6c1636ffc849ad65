import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { Icon } from './icon.tsx'
import { circleCheckIcon, circleCrossIcon, closeIcon, infoIcon, warningIcon } from './icons.ts'
import type { ToastType } from './toast-store.ts'

export const toastLooks: Record<ToastType, { word: string; edge: string; ink: string; icon?: string }> = {
  success: { word: 'Done', edge: 'border-l-leaf-night', ink: 'text-leaf-night', icon: circleCheckIcon },
  error: { word: 'Error', edge: 'border-l-clay-night', ink: 'text-clay-night', icon: circleCrossIcon },
  warning: { word: 'Warning', edge: 'border-l-gold', ink: 'text-gold', icon: warningIcon },
  info: { word: 'Note', edge: 'border-l-sky-night', ink: 'text-sky-night', icon: infoIcon },
  default: { word: '', edge: 'border-l-on-night-2', ink: '' },
}

/** What can be pressed in a message. */
export const toastAct = 'min-h-10 shrink-0 rounded-md px-3 font-semibold text-gold hover:bg-night'

/** One message: its sign, its words, what can be done about it, and the cross. */
export function ToastCard({
  type,
  acts,
  onClose,
  children,
}: {
  type: ToastType
  acts: ReactNode
  onClose?: () => void
  children: ReactNode
}) {
  const { say, stored } = useWords()
  const { word, edge, ink, icon } = toastLooks[type]
  return (
    <li className="min-w-0 max-w-full">
      <div
        className={`on-night pointer-events-auto flex max-w-140 animate-rise items-center gap-3 rounded-lg border border-l-4 border-line-night bg-night-2 py-1 pr-1 pl-4 text-sm font-medium shadow-pop ${edge}`}
      >
        {icon && <Icon path={icon} className={ink} />}
        <p className="min-w-0 py-2 leading-brief wrap-anywhere">
          {word && <span className="sr-only">{stored(word)}: </span>}
          {children}
        </p>
        {acts}
        <button
          type="button"
          data-close
          aria-label={say('Close this message')}
          onClick={onClose}
          className="grid size-12 shrink-0 place-items-center rounded-md text-on-night-2 hover:bg-night hover:text-on-night"
        >
          <Icon path={closeIcon} size={18} />
        </button>
      </div>
    </li>
  )
}
