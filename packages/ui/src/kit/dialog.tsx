import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { DialogCross, DialogFrame, dialogClose, dialogTitle } from './dialog-frame.tsx'
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
        <DialogFrame
          title={
            <h2 id={titleId} tabIndex={-1} data-autofocus className={dialogTitle}>
              {title}
            </h2>
          }
          close={
            !isWarning && (
              <button type="button" aria-label={say('Close')} className={dialogClose} onClick={onClose}>
                <DialogCross />
              </button>
            )
          }
          lead={
            lead && (
              <p id={leadId} className="mt-2.5 max-w-[35.5em] text-ink-2">
                {lead}
              </p>
            )
          }
          actions={actions}
        >
          {children}
        </DialogFrame>
      )}
    </dialog>
  )
}
