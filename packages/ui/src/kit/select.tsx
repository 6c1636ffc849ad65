import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { inputClass } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'

type Props = ComponentProps<'select'> & {
  /** Without a box and all looks, for a line that is one already: `className` is the look. */
  isBare?: boolean
}

/**
 * The device's own list without a label above, for a place that names it: a bar, a sentence, the row of a table.
 * `className` lays it out; without one it takes a line of its own.
 */
export function Select({ isBare, className, ...select }: Props) {
  if (isBare) return <select {...select} className={className} />
  return (
    <span className={classes('relative', className ?? 'block')}>
      <select
        {...select}
        className={inputClass(select['aria-invalid'], 'cursor-pointer appearance-none truncate pr-10')}
      />
      <Icon
        path={chevronDownIcon}
        size={18}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
      />
    </span>
  )
}
