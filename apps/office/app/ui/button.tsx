import { classes } from '@northlight/ui/classes.ts'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type SignName } from './icon.tsx'

export type ButtonLook = {
  /** At most one filled button a view; `danger` for what cannot be undone, filled only in its dialog. */
  look?: 'line' | 'primary' | 'quiet' | 'danger' | 'danger-filled'
  small?: boolean
  wide?: boolean
  icon?: SignName
}

export const buttonClass = ({ look = 'line', small, wide }: ButtonLook, more?: string) =>
  classes('btn', look !== 'line' && `btn--${look}`, small && 'btn--small', wide && 'btn--wide', more)

type Props = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    children: ReactNode
    /** A call is on its way: the button keeps its width and cannot be pressed again. */
    sending?: boolean
    keys?: string
  }

export function Button({ look, small, wide, icon, sending, keys, children, className, disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      data-key={keys}
      aria-disabled={sending || undefined}
      aria-busy={sending || undefined}
      onClick={sending ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass({ look, small, wide }, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
      {keys && <kbd className="desk-only">{keys}</kbd>}
    </button>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: SignName
  label: string
  small?: boolean
  look?: ButtonLook['look']
}

/** A button that only shows a sign; its words are for screen readers and the tooltip. */
export function IconButton({ icon, label, small, look = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonClass({ look, small }, classes('btn--icon', className))}
    >
      <Icon name={icon} />
    </button>
  )
}
