import { classes } from '@northlight/ui/classes.ts'
import { Button as KitButton } from '@northlight/ui/kit/button.tsx'
import { buttonBase, buttonPaint } from '@northlight/ui/kit/button-look.ts'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type SignName } from './icon.tsx'

export type ButtonLook = {
  /** At most one filled button a view; `danger` for what cannot be undone, filled only in its dialog. */
  look?: 'line' | 'primary' | 'quiet' | 'ghost' | 'danger' | 'danger-filled'
  small?: boolean
  wide?: boolean
  icon?: SignName
}

const off =
  'disabled:border-paper-3 disabled:bg-paper-3 disabled:text-[#5d5f6b] aria-disabled:border-paper-3 aria-disabled:bg-paper-3 aria-disabled:text-[#5d5f6b]'

const keyOnNight = '[&_kbd]:border-[#7081ab] [&_kbd]:bg-transparent [&_kbd]:text-on-night-2'

const looks = {
  line: `border-field bg-white text-ink hover:border-night hover:bg-(--wash) hover:text-night ${off}`,
  primary: `${buttonPaint.primary} ${keyOnNight} ${off}`,
  quiet: 'border-transparent bg-transparent text-ink hover:bg-paper-2 hover:text-night disabled:text-line-2',
  /** On night: the bar of what has been chosen. */
  ghost: `${buttonPaint.ghost} ${keyOnNight}`,
  danger: `border-clay bg-white text-clay hover:bg-clay-2 hover:text-clay-ink ${off}`,
  'danger-filled': `border-clay bg-clay text-white hover:border-clay-ink hover:bg-clay-ink hover:text-white ${off}`,
}

/** The measures of a desk; on a phone every button is as tall as a thumb. */
const shape = { words: 'px-3.5', quiet: 'px-2.25', icon: 'aspect-square px-0' }
const heights = {
  usual: 'min-h-(--ctl) rounded-sm',
  small: 'min-h-7.5 rounded-[6px] max-menu:min-h-11',
}

const classOf = ({ look = 'line', small, wide }: ButtonLook, form: keyof typeof shape, more?: string) =>
  classes(
    buttonBase,
    'shrink-0 gap-1.75 text-sm whitespace-nowrap',
    heights[small ? 'small' : 'usual'],
    shape[form],
    looks[look],
    wide && 'w-full',
    more,
  )

/** For a link or a label that looks like a button. */
export const buttonClass = (look: ButtonLook, more?: string) =>
  classOf(look, look.look === 'quiet' ? 'quiet' : 'words', more)

/** The same for one that shows a sign alone. */
export const iconButtonClass = (look: ButtonLook, more?: string) => classOf(look, 'icon', more)

type Props = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    children: ReactNode
    /** A call is on its way: the button keeps its width and cannot be pressed again. */
    sending?: boolean
    keys?: string
  }

export function Button({ look, small, wide, icon, sending, keys, children, className, ...rest }: Props) {
  return (
    <KitButton {...rest} pending={sending} data-key={keys} look={buttonClass({ look, small, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {keys && <kbd className="desk-only">{keys}</kbd>}
    </KitButton>
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
    <KitButton title={label} {...rest} aria-label={label} look={iconButtonClass({ look, small }, className)}>
      <Icon name={icon} />
    </KitButton>
  )
}
