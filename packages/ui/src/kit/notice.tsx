import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { Icon } from './icon.tsx'
import { circleCheckIcon, closeIcon, infoIcon, warningIcon } from './icons.ts'

const kinds = {
  note: { box: 'border-gold-3 bg-gold-2', ink: 'text-bronze', word: 'Note', icon: infoIcon },
  info: { box: 'border-sky-3 bg-sky-2', ink: 'text-sky', word: 'Note', icon: infoIcon },
  success: { box: 'border-leaf-3 bg-leaf-2', ink: 'text-leaf', word: 'Done', icon: circleCheckIcon },
  warning: { box: 'border-gold-3 bg-gold-2', ink: 'text-bronze', word: 'Please look', icon: warningIcon },
  error: { box: 'border-clay-3 bg-clay-2', ink: 'text-clay', word: 'Error', icon: warningIcon },
} as const

type Props = {
  kind?: keyof typeof kinds
  children: ReactNode
  /** One or two text actions. */
  actions?: ReactNode
  onClose?: () => void
  closeLabel?: string
  /** Read out when it appears; leave it off for notices that are there from the start. */
  live?: boolean
  className?: string
}

/** A sentence that stays on the page until it is settled. */
export function Notice({ kind = 'note', children, actions, onClose, closeLabel, live, className }: Props) {
  const { say } = useWords()
  const { box, ink, word, icon } = kinds[kind]
  return (
    <div
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
      className={classes(
        'on-paper flex items-start gap-3.5 rounded-lg border px-4 py-3.5 text-sm leading-normal sm:px-5',
        box,
        className,
      )}
    >
      <Icon path={icon} className={classes('mt-px', ink)} />
      <div className="flex min-w-0 grow flex-wrap items-baseline gap-x-5 gap-y-1">
        <div className="min-w-0 grow basis-64">
          <span className="sr-only">{say(word)}: </span>
          {children}
        </div>
        {actions && <div className="-my-1.5 flex flex-wrap gap-x-5 gap-y-1">{actions}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          aria-label={closeLabel ?? say('Hide')}
          className="-my-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:text-bronze"
          onClick={onClose}
        >
          <Icon path={closeIcon} size={18} />
        </button>
      )}
    </div>
  )
}
