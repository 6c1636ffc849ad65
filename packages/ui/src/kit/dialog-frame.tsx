import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'

export const dialogTitle = 'text-dialog outline-none'
export const dialogClose =
  '-mt-3 -mr-3.5 grid size-tap shrink-0 place-items-center rounded-md text-ink-2 hover:bg-paper-2 hover:text-ink'
export const DialogCross = () => <Icon path={closeIcon} size={24} />

type Props = {
  /** The heading, and the button that closes; each mechanic names its own. */
  title: ReactNode
  close?: ReactNode
  lead?: ReactNode
  children?: ReactNode
  /** Buttons at the end; on phones the last one comes first. */
  actions?: ReactNode
}

/** What stands in the window of a dialog, whatever opens and closes it. */
export const DialogFrame = ({ title, close, lead, children, actions }: Props) => (
  <div className="grid gap-6 p-dialog">
    <div>
      <div className="flex items-start justify-between gap-4">
        {title}
        {close}
      </div>
      {lead}
    </div>
    {children}
    {actions && (
      <div className="flex flex-wrap justify-end gap-2.5 max-sm:flex-col-reverse max-sm:*:w-full">{actions}</div>
    )}
  </div>
)
