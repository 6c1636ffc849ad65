import { classes } from '@northlight/ui/classes.ts'
import { CloseIcon } from '@northlight/ui/icons/close.tsx'
import type { ReactNode } from 'react'
import { useOwnId } from './own-id.ts'
import { useModal } from './use-modal.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  side?: 'left' | 'right'
  ground?: 'night' | 'paper'
  className?: string
}

/** A modal panel from the side: 80 % of the width, at most 380 px. */
export function Drawer({ isOpen, onClose, title, children, side = 'right', ground = 'night', className }: Props) {
  const ref = useModal({ isOpen, onClose })
  const titleId = useOwnId()
  const isNight = ground === 'night'
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(
        'm-0 h-dvh max-h-none w-4/5 max-w-95 overflow-auto overscroll-contain p-0 pb-6 outline-none',
        side === 'right' ? 'ml-auto open:animate-slide' : 'mr-auto open:animate-slide-start',
        isNight ? 'on-night bg-night' : 'on-paper bg-paper',
        className,
      )}
    >
      {isOpen && (
        <>
          <div
            className={classes(
              'sticky top-0 z-10 flex items-center justify-between border-b py-2.5 pr-2 pl-5',
              isNight ? 'border-line-night bg-night' : 'border-line bg-paper',
            )}
          >
            <h2 id={titleId} tabIndex={-1} data-autofocus className="text-title font-medium tracking-title">
              {title}
            </h2>
            <button
              type="button"
              aria-label="Close"
              className="grid size-12 place-items-center rounded-md -outline-offset-3"
              onClick={onClose}
            >
              <CloseIcon size={24} />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
