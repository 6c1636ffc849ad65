import { classes } from '@northlight/ui/classes.ts'
import type { IconProps } from '@northlight/ui/kit/icon.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { chevronDownIcon } from '@northlight/ui/kit/icons.ts'

/** At the end of a `<summary>`: points down, and up as long as its `<details>` is open. */
export function FoldMark({ size, className }: Pick<IconProps, 'size' | 'className'>) {
  return (
    <Icon
      path={chevronDownIcon}
      size={size}
      className={classes('transition-[rotate] duration-200 [[open]>summary_&]:rotate-180', className)}
    />
  )
}
