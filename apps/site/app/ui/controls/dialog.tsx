import { classes } from '@northlight/ui/classes.ts'
import { CloseIcon } from '@northlight/ui/icons/close.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
  /** Buttons at the end; on phones the last one comes first. */
  actions?: ReactNode
  /** warning: a sheet from below with one button, and no Escape. */
  kind?: 'dialog' | 'warning'
  className?: string
}

/** Centred on wide screens, the whole screen on phones. Focus starts on the heading. */
export function Dialog({ isOpen, onClose, title, lead, children, actions, kind = 'dialog', className }: Props) {
  const { say } = useWords()
  const isWarning = kind === 'warning'
  const ref = useModal({ isOpen, onClose, isDismissible: !isWarning })
  const titleId = useId()
  const leadId = useId()
  return (
    <dialog
      ref={ref}
      role={isWarning ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={lead ? leadId : undefined}
      className={classes(
        'on-paper open:animate-rise max-h-none max-w-none overflow-auto overscroll-contain bg-white p-0 shadow-pop outline-none forced-colors:border',
        isWarning
          ? 'mx-auto mt-auto mb-0 w-[min(100%,760px)] rounded-t-lg border-t-4 border-t-clay'
          : 'm-auto sm:max-h-[min(100dvh-48px,860px)] sm:w-[min(100%-32px,640px)] sm:rounded-lg max-sm:h-dvh max-sm:w-full',
        className,
      )}
    >
      {isOpen && (
        <div className="grid gap-6 p-[clamp(24px,4vw,40px)]">
          <div>
            <div className="flex items-start justify-between gap-4">
              <h2
                id={titleId}
                tabIndex={-1}
                data-autofocus
                className="text-[clamp(1.5rem,1.3rem+1vw,2.125rem)] outline-none"
              >
                {title}
              </h2>
              {!isWarning && (
                <button
                  type="button"
                  aria-label={say('Close')}
                  className="-mt-3 -mr-3.5 grid size-12 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-paper-2 hover:text-ink"
                  onClick={onClose}
                >
                  <CloseIcon size={24} />
                </button>
              )}
            </div>
            {lead && (
              <p id={leadId} className="mt-2.5 max-w-[35.5em] text-ink-2">
                {lead}
              </p>
            )}
          </div>
          {children}
          {actions && (
            <div className="flex flex-wrap justify-end gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  )
}
