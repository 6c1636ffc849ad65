import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** An action that reads like a link: in a notice, below a field, in a row of a list. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(
        'min-h-8 font-semibold underlined hover:text-bronze disabled:text-ink-3 disabled:no-underline',
        className,
      )}
    />
  )
}
