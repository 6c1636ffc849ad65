import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Icon, type SignName } from './icon.tsx'

const inks = {
  good: 'text-leaf',
  bad: 'text-clay',
  due: 'text-bronze',
  info: 'text-[#245d99]',
  quiet: 'text-ink-2',
}
export type StateTone = keyof typeof inks

/** Shape and word, never colour alone. */
export function StateWord({
  icon,
  tone,
  title,
  children,
}: {
  icon: SignName
  tone: StateTone
  title?: string
  children: ReactNode
}) {
  return (
    <span className={classes('state font-medium', inks[tone])} title={title}>
      <Icon name={icon} size={14} className="mr-1.5 inline-block -translate-y-px stroke-2" />
      {children}
    </span>
  )
}
