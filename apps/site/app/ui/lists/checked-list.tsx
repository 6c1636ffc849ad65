import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { checkIcon } from '@northlight/ui/kit/icons.ts'
import type { ReactNode } from 'react'

/** Points, each with a tick: what one gets. */
export function CheckedList({ items, className }: { items: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={classes('grid gap-3.5', className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences
        <li key={index} className="flex gap-3 leading-note">
          <Icon path={checkIcon} className="mt-0.5 text-leaf [.on-night_&]:text-leaf-night" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
