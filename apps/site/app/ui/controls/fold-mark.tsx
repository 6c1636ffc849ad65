import { classes } from '@northlight/ui/classes.ts'
import { ChevronDownIcon } from '@northlight/ui/icons/chevron-down.tsx'
import type { IconProps } from '@northlight/ui/icons/icon.tsx'

/** At the end of a `<summary>`: points down, and up as long as its `<details>` is open. */
export function FoldMark({ size, className }: Pick<IconProps, 'size' | 'className'>) {
  return (
    <ChevronDownIcon
      size={size}
      className={classes('transition-[rotate] duration-200 [[open]>summary_&]:rotate-180', className)}
    />
  )
}
